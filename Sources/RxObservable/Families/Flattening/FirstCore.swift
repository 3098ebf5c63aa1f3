internal import RxDisposables

/// Listens to one inner sequence at a time, and lets no other begin meanwhile.
@usableFromInline
final class FirstCore<Element>: SoleInnerParent<Element> {
    required init(_ downstream: Sink<Element>, limit: Int, _ sinkClass: InnerSink<Element>.Type) {
        super.init(downstream, limit: limit, sinkClass)
        // Never alone, so that each element has to ask `accepts()`. That takes the one place there is, which only the
        // completion of an inner sequence frees.
        setAlone(false)
    }

    /// Whether there is room for an inner sequence, which has to be added then.
    override func accepts() -> Bool {
        lock.withLock { state.take() } && isLive
    }

    override func add(_ source: Observable<Element>) {
        let inner = sinkClass.init(self)
        // In the slot before it is subscribed to: the first element may lead to disposal.
        current.replace(inner)
        guard isLive else { return }
        source.attach(inner)
    }

    // Sent outside the section: the inner sequence before it has completed, and the outer one, which is in this call,
    // can't bring the next.
    override func add(just element: Element) {
        if isLive { downstream.onNext(element) }
        _ = lock.withLock { state.innerCompletes() }
    }

    override func innerNext(_ element: Element, from inner: InnerSink<Element>) {
        send(element)
    }

    override func innerError(_ error: any Error, from inner: InnerSink<Element>) {
        fail(error)
    }

    override func innerCompleted(_ inner: InnerSink<Element>) {
        // If the outer sequence is over, this completion is the end of all, and disposal follows the terminal event
        // (contract G3). Else the inner sequence is freed here, before its place is given to the next.
        if !isOuterOver { current.replace(nil)?.dispose() }
        let isDone = lock.withLock { state.innerCompletes() }
        if isDone { complete() }
    }

    private var isOuterOver: Bool {
        lock.withLock { state.isOuterDone }
    }
}
