public import RxObservable

extension ObservableType {
    /// Emits the previous and the current element as a pair.
    ///
    /// ```
    /// source:      a--b--c--|
    /// pairwise():  ---ab-bc-|
    /// ```
    ///
    /// ```swift
    /// let prices = Observable.of(10, 12, 9)
    /// _ = prices.pairwise().subscribe(onNext: { print($1 - $0) })
    /// // Prints "2", "-3".
    /// ```
    ///
    /// Also known as `adjacentPairs` (AsyncAlgorithms).
    ///
    /// - Returns: A pair for each element from the second on; ends with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> Observable<(Element, Element)> {
        asObservable().stateful(Element?.none) { former, element in
            defer { former = element }
            return former.map { .send(($0, element)) } ?? .wait
        }
    }
}
