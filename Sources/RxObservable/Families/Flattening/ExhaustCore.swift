internal import RxDisposables

/// Listens to one inner sequence at a time, and ignores all others meanwhile.
@usableFromInline
final class ExhaustCore<Element>: SingleInnerParent<Element> {
    required init(_ downstream: Sink<Element>, limit: Int, _ sinkClass: InnerSink<Element>.Type) {
        super.init(downstream, limit: limit, sinkClass)
        // The outer sequence is never alone, so that each element has to call `accepts()`. That call reserves the right
        // to add an inner sequence, and only the completion of the inner sequence frees it.
        setAlone(false)
    }

    /// Whether there is room for an inner sequence; if so, the caller has to add one.
    override func accepts() -> Bool {
        lock.withLock { state.claim() } && isLive
    }

    override func add(_ source: Observable<Element>) {
        let inner = sinkClass.init(self)
        // The sink is in the slot before the subscription: the first element may lead to disposal.
        current.replace(inner)
        guard isLive else { return }
        source.attach(inner)
    }

    // The element is sent outside the section: the previous inner sequence has completed, and the outer sequence, which
    // makes this call, can't add the next one meanwhile.
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
        // If the outer sequence has completed, the merged sequence ends with this completion, and disposal follows the
        // terminal event (contract G3). Otherwise the inner sequence is freed here, before the next one replaces it.
        // Mutant late: "flatMapFirst: the first makes room"
        if !isOuterOver { current.replace(nil)?.dispose() }
        let isDone = lock.withLock { state.innerCompletes() }
        if isDone { complete() }
    }

    private var isOuterOver: Bool {
        lock.withLock { state.isOuterDone }
    }
}
