@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// The first element of a sequence, as a single.
    ///
    /// ```
    /// source:  --a--b--|
    /// first:   --(a|)
    /// ```
    ///
    /// - Returns: The first element, at once; `nil` if the source completes without one. Fails with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    public func first() -> Single<Element?> {
        PrimitiveSequence(raw: First(asObservable()))
    }
}

// SAFETY: immutable.
private final class First<Element>: Observable<Element?>, @unchecked Sendable {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    override func run(_ sink: Sink<Element?>) {
        source.run(FirstSink(sink))
    }
}

private final class FirstSink<Element>: Stage<Element, Element?> {
    // Events come one at a time; one that an observer causes from inside another finds it set.
    @exclusivity(unchecked) private var ended = false

    override func onNext(_ element: Element) {
        end(with: element)
    }

    override func onError(_ error: any Error) {
        guard !ended else { return }
        downstream.onError(error)
    }

    override func onCompleted() {
        end(with: nil)
    }

    private func end(with element: Element?) {
        guard !ended else { return }
        ended = true
        downstream.onNext(element)
        guard !isStopped else { return }
        downstream.onCompleted()
    }
}
