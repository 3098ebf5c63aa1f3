public import RxObservable
public import RxTraits

extension ObservableType<Bool> {
    /// Whether all elements are `true`.
    ///
    /// ```
    /// source:  t--t--f--t--|
    /// and():   ------(f|)
    /// ```
    ///
    /// ```swift
    /// let checks = Observable.of(true, true, false)
    /// _ = checks.and().subscribe(onSuccess: { print("all good: \($0)") })
    /// // Prints "all good: false".
    /// ```
    ///
    /// - Returns: `false` at the first `false`, `true` if the source completes without one, and nothing if it completes
    ///   without an element; fails with the source.
    /// - SeeAlso: [all](https://reactivex.io/documentation/operators/all.html)
    @_alwaysEmitIntoClient
    public func and() -> Maybe<Bool> {
        asObservable().take(while: { $0 }, behavior: .inclusive).takeLast(1).asMaybe()
    }
}
