public import RxObservable
public import RxTraits

extension ObservableType {
    /// Whether the source completes without an element.
    ///
    /// ```
    /// source:     ---a-|
    /// isEmpty():  ---(f|)
    /// ```
    ///
    /// ```swift
    /// let hits = Observable<String>.empty()
    /// _ = hits.isEmpty().subscribe(onSuccess: { print($0 ? "nothing found" : "found") })
    /// // Prints "nothing found".
    /// ```
    ///
    /// - Returns: `false` at the first element, `true` if the source completes without one; fails with the source.
    /// - SeeAlso: [contains](https://reactivex.io/documentation/operators/contains.html)
    @_alwaysEmitIntoClient
    public func isEmpty() -> Single<Bool> {
        first().map { if case .none = $0 { true } else { false } }
    }
}
