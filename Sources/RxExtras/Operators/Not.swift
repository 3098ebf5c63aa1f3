public import RxObservable

extension ObservableType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// ```
    /// source:  t--f--|
    /// not():   f--t--|
    /// ```
    ///
    /// ```swift
    /// let isLoading = Observable.of(true, false)
    /// _ = isLoading.not().subscribe(onNext: { print($0 ? "enabled" : "disabled") })
    /// // Prints "disabled", "enabled".
    /// ```
    ///
    /// - Returns: The other values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> Observable<Bool> {
        asObservable().map { !$0 }
    }
}
