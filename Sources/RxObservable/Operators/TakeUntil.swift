extension ObservableType {
    /// Emits elements until another sequence emits one.
    ///
    /// ```
    /// source:             a--b--c--d--|
    /// other:              -------x
    /// take(until: other): a--b--c|
    /// ```
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element, and fails with the
    ///   first that fails.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        TakeUntil(asObservable(), other.asObservable())
    }
}

// SAFETY: a node, see `Observable`.
private final class TakeUntil<Element, Other>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let other: Observable<Other>

    init(_ source: Observable<Element>, _ other: Observable<Other>) {
        self.source = source
        self.other = other
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("take(until:)", after: source, with: other)
    }

    override func run(_ sink: Sink<Element>) {
        let stage = TakeUntilSink(sink)
        let signal = SignalSink<Element, Other>(stage)
        stage.signal.replace(signal)
        stage.start(source, after: other, signal)
    }
}

private final class TakeUntilSink<Element>: SerialStage<Element, Element> {
    // The two hold each other until disposal lets go of the signal.
    let signal = UpstreamSlot()

    override func onNext(_ element: Element) {
        send(element)
    }

    override func stopSides() {
        signal.stop()
    }

    override func disposeSides() {
        signal.dispose()
    }
}

private final class SignalSink<Element, Other>: SideSink<Other> {
    private let stage: TakeUntilSink<Element>

    init(_ stage: TakeUntilSink<Element>) {
        self.stage = stage
    }

    override var watcher: AnyObject? { stage.watcher }

    override func onNext(_ element: Other) {
        stage.onCompleted()
    }

    override func onError(_ error: any Error) {
        stage.onError(error)
    }

    override func onCompleted() {
        dispose()
    }
}
