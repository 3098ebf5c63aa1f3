@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// The first element of a sequence, as a single.
    ///
    /// ```
    /// source:   --a--b--|
    /// first():  --(a|)
    /// ```
    ///
    /// - Returns: The first element, at once; `nil` if the source completes without one. Fails with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    public func first() -> Single<Element?> {
        PrimitiveSequence(raw: Lift("first", asObservable()) { FirstSink($0) })
    }
}

private final class FirstSink<Element>: FinishingStage<Element, Element?> {
    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        finish(with: element)
    }

    override func onCompleted() {
        guard !isFinished else { return }
        finish(with: nil)
    }
}
