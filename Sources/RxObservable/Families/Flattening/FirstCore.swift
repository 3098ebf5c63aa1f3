internal import RxDisposables

/// Listens to one inner sequence at a time, and lets no other begin meanwhile.
@usableFromInline
final class FirstCore<Element>: SoleInnerParent<Element> {
    required init(_ downstream: Sink<Element>, limit: Int, _ sinkClass: InnerSink<Element>.Type) {
        super.init(downstream, limit: limit, sinkClass)
        // Never alone: elements may not pass by `accepts()`, which takes the place that only a completion frees.
        setAlone(false)
    }

    /// Whether there is room for an inner sequence, which has to be added then.
    override func accepts() -> Bool {
        lock.withLock { state.take() } && isLive
    }

    override func add(_ source: Observable<Element>) {
        let inner = sinkClass.init(self)
        current.replace(inner)
        guard isLive else { return }
        source.attach(inner)
    }

    // The one before it has completed, so nothing else emits; and the next can't come before this one has been sent.
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
        // The end comes before the disposal of what sent it; when there is more to come, this one is freed before the
        // next.
        if !isOuterOver { current.replace(nil)?.dispose() }
        let isDone = lock.withLock { state.innerCompletes() }
        if isDone { complete() }
    }

    private var isOuterOver: Bool {
        lock.withLock { state.isOuterDone }
    }
}
