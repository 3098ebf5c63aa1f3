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
        PrimitiveSequence(raw: First(asObservable()))
    }
}

// SAFETY: a node, see `Observable`.
private final class First<Element>: Observable<Element?>, @unchecked Sendable {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("first", after: source)
    }

    override func run(_ sink: Sink<Element?>) {
        source.run(FirstSink(sink))
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
