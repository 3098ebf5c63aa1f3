public import RxObservable

extension ObservableType {
    /// Emits only the elements of one type.
    ///
    /// ```
    /// source:            1--a--2--|
    /// ofType(Int.self):  1-----2--|
    /// ```
    ///
    /// ```swift
    /// let mixed = Observable<any Sendable>.of(1, "a", 2)
    /// _ = mixed.ofType(Int.self).subscribe(onNext: { print($0) })
    /// // Prints "1", "2".
    /// ```
    ///
    /// - Parameter type: The type.
    /// - Returns: The elements of that type; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
        asObservable().compactMap { $0 as? Result }
    }
}
