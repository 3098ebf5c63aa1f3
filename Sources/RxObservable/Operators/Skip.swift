extension ObservableType {
    /// Ignores the first elements.
    ///
    /// ```
    /// source:   a--b--c--d--|
    /// skip(2):  ------c--d--|
    /// ```
    ///
    /// - Parameter count: How many elements are dropped; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    public func skip(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return asObservable() }
        return Lift("skip", asObservable(), count) { sink, source, count in
            source.run(SkipSink(sink, count))
        }
    }
}

private final class SkipSink<Element>: Stage<Element, Element> {
    // Events come one at a time.
    private var remaining: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        remaining = count
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard remaining == 0 else {
            remaining -= 1
            return
        }
        downstream.onNext(element)
    }
}
