extension ObservableType {
    /// Numbers the elements.
    ///
    /// ```
    /// source:        a---b---c---|
    /// enumerated():  0a--1b--2c--|
    /// ```
    ///
    /// - Returns: Each element with its index, from zero; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        Lift("enumerated", asObservable()) { EnumeratedSink($0) }
    }
}

private final class EnumeratedSink<Element>: Stage<Element, (index: Int, element: Element)> {
    // SAFETY: events come one at a time; one that an observer causes from inside another finds the index already
    // raised.
    @exclusivity(unchecked) private var next = 0

    override func onNext(_ element: Element) {
        let index = next
        // It can't overflow: counting that far takes centuries.
        next &+= 1
        downstream.onNext((index: index, element: element))
    }
}
