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
    /// - Returns: The elements that aren't `nil`; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Observable<Result> where Element == Result? {
        asObservable().compactMap { $0 }
    }
}
