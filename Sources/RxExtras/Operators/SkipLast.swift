public import RxObservable

extension ObservableType {
    /// Drops the last elements.
    ///
    /// ```
    /// source:       a--b--c--d--|
    /// skipLast(2):  ------a--b--|
    /// ```
    ///
    /// - Parameter count: How many elements are dropped; none if it is zero or less.
    /// - Returns: The elements before, each when it is certain that it isn't among the last; ends with the source.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [skipLast](https://reactivex.io/documentation/operators/skiplast.html)
    public func skipLast(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return asObservable() }
        return asObservable().stateful({ Waiting<Element>() }) { waiting, element in
            waiting.append(element)
            return waiting.count > count ? .send(waiting.removeFirst()) : .wait
        }
    }
}
