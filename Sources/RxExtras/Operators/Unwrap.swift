public import RxObservable

extension ObservableType {
    /// Drops `nil`s and unwraps the other elements.
    ///
    /// ```
    /// source:    a--n--b--|
    /// unwrap():  a-----b--|
    /// ```
    ///
    /// Here `n` is `nil`.
    ///
    /// ```swift
    /// _ = Observable<Int?>.of(1, nil, 3).unwrap().subscribe(onNext: { print($0) })
    /// // Prints "1", "3".
    /// ```
    ///
    /// Also known as `replaceNil` (Combine), `compact` (AsyncAlgorithms).
    ///
    /// - Returns: The elements that aren't `nil`; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Observable<Result> where Element == Result? {
        asObservable().compactMap { $0 }
    }
}
