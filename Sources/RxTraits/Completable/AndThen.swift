@_spi(Pipeline) public import RxObservable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Goes on with a single when the completable completes.
    ///
    /// ```
    /// completable:  ---|
    /// second:          --(a|)
    /// andThen:      -----(a|)
    /// ```
    ///
    /// The completable is let go of as soon as it has completed.
    ///
    /// - Parameter second: The single to go on with; it isn't subscribed to if the completable fails.
    /// - Returns: The result of the single; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
        PrimitiveSequence(raw: AndThen(source, second.source))
    }

    /// Goes on with a maybe when the completable completes.
    ///
    /// The completable is let go of as soon as it has completed.
    ///
    /// - Parameter second: The maybe to go on with; it isn't subscribed to if the completable fails.
    /// - Returns: The result of the maybe; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: AndThen(source, second.source))
    }

    /// Goes on with another completable when this one completes.
    ///
    /// The first is let go of as soon as it has completed.
    ///
    /// - Parameter second: The completable to go on with; it isn't subscribed to if the first fails.
    /// - Returns: The end of the second; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func andThen(_ second: Completable) -> Completable {
        PrimitiveSequence(raw: AndThen(source, second.source))
    }

    /// Goes on with an observable when the completable completes.
    ///
    /// The completable is let go of as soon as it has completed.
    ///
    /// - Parameter second: The sequence to go on with; it isn't subscribed to if the completable fails.
    /// - Returns: The events of the sequence; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        AndThen(source, second)
    }
}

// SAFETY: immutable.
private final class AndThen<Element>: Observable<Element>, @unchecked Sendable {
    private let first: Observable<Never>
    private let second: Observable<Element>

    init(_ first: Observable<Never>, _ second: Observable<Element>) {
        self.first = first
        self.second = second
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let stage = AndThenSink(sink, second)
        sink.onSubscribe(stage)
        guard !stage.isStopped else { return }
        first.run(stage)
    }
}

/// Takes the end of the first source, and stands for both towards the downstream.
private final class AndThenSink<Element>: Sink<Never> {
    private let downstream: Sink<Element>
    private let second: Observable<Element>
    // The live source's.
    private let upstream = UpstreamSlot()

    init(_ downstream: Sink<Element>, _ second: Observable<Element>) {
        self.downstream = downstream
        self.second = second
    }

    override var isStopped: Bool { upstream.isStopped }

    override func onSubscribe(_ upstream: Upstream) {
        hold(upstream)
    }

    func hold(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    override func onCompleted() {
        // Contract C2
        upstream.replace(nil)?.dispose()
        guard !isStopped else { return }
        second.attach(SecondSink(self, downstream))
    }

    override func stop() {
        upstream.stop()
    }

    override func dispose() {
        upstream.dispose()
    }
}

private final class SecondSink<Element>: Sink<Element> {
    private let parent: AndThenSink<Element>
    private let downstream: Sink<Element>

    init(_ parent: AndThenSink<Element>, _ downstream: Sink<Element>) {
        self.parent = parent
        self.downstream = downstream
    }

    override var isStopped: Bool { parent.isStopped }

    override func onSubscribe(_ upstream: Upstream) {
        parent.hold(upstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    override func onCompleted() {
        downstream.onCompleted()
    }
}
