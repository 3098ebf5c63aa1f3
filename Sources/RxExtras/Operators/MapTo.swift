public import RxObservable

extension ObservableType {
    /// Emits the same value in place of each element.
    ///
    /// ```
    /// source:      a--b--|
    /// mapTo("x"):  x--x--|
    /// ```
    ///
    /// ```swift
    /// let taps = Observable.of((), ())
    /// _ = taps.mapTo("tapped").subscribe(onNext: { print($0) })
    /// // Prints "tapped", "tapped".
    /// ```
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Observable<Result> {
        asObservable().map { _ in value }
    }
}
