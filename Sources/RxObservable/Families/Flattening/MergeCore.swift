internal import RxDisposables

/// Merges inner sequences into one: what `merge`, `flatMap`, `concatMap` and their like have in common.
///
/// Elements are forwarded through a ``SerialSection``; which sequences are live and which wait is decided under a lock,
/// and carried out after it has been released. At most `limit` inner sequences are live; the others wait in order.
@usableFromInline
final class MergeCore<Element>: InnerParent<Element> {
    private let limit: Int
    private let lock = Lock()
    // SAFETY: the fields below are guarded by the lock.
    @exclusivity(unchecked) private var live = LinkedList<InnerSink<Element>>()
    // Those that have completed and are disposed of later: when the next one starts, or after the end.
    @exclusivity(unchecked) private var completed = LinkedList<InnerSink<Element>>()
    // Nil until one has to wait.
    private var waiting: WaitingSources?
    private var liveCount = 0
    private var isOuterDone = false
    private var isStartingWaiting = false

    required init(_ downstream: Sink<Element>, limit: Int, _ sinkClass: InnerSink<Element>.Type) {
        self.limit = limit
        super.init(downstream, limit: limit, sinkClass)
    }

    /// Adds an inner sequence, which starts at once if there is room.
    override func add(_ source: Observable<Element>) {
        let (just, inner) = lock.withLock { admit(source) }
        if let inner {
            source.attach(inner)
        } else if let just {
            send(just.element)
        }
    }

    /// Called under the lock.
    ///
    /// - Returns: What to send or to subscribe; neither for a sequence that waits or that comes after the end. A pair,
    ///   as an enum with such payloads would look up metadata.
    @inline(__always) private func admit(_ source: Observable<Element>) -> (JustNode<Element>?, InnerSink<Element>?) {
        guard isLive else { return (nil, nil) }
        if liveCount >= limit || !isNoneWaiting {
            let waiting = waiting ?? makeWaiting()
            waiting.sources.append(source)
            return (nil, nil)
        }
        if let just = source.asJust { return (just, nil) }
        return (nil, link())
    }

    override func add(just element: Element) {
        if limit == .max { send(element) } else { add(JustNode(element)) }
    }

    /// Whether no inner sequence waits.
    ///
    /// Asked under the lock.
    private var isNoneWaiting: Bool { waiting?.sources.isEmpty ?? true }

    private func makeWaiting() -> WaitingSources {
        let new = WaitingSources()
        waiting = new
        return new
    }

    /// Makes a live inner sink.
    ///
    /// Called under the lock.
    private func link() -> InnerSink<Element> {
        let inner = sinkClass.init(self)
        live.prepend(inner)
        liveCount += 1
        setAlone(false)
        return inner
    }

    override func outerCompleted() {
        let isDone = lock.withLock {
            isOuterDone = true
            return liveCount == 0 && isNoneWaiting && !isStartingWaiting
        }
        // It may still be sending, if a stage above has ended it: the inner ones don't need it.
        if isDone { complete() } else { disposeOuter() }
    }

    override func innerNext(_ element: Element, from inner: InnerSink<Element>) {
        send(element)
    }

    override func innerError(_ error: any Error, from inner: InnerSink<Element>) {
        fail(error)
    }

    override func innerCompleted(_ inner: InnerSink<Element>) {
        switch lock.withLock({ remove(inner) }) {
        case .none: break
        case .dispose: inner.dispose()
        case .startWaiting:
            // Before the next one starts, the one that has completed is freed.
            inner.dispose()
            startWaiting()
        case .complete: complete()
        }
    }

    /// Called under the lock.
    @inline(__always) private func remove(_ inner: InnerSink<Element>) -> InnerCompletion {
        guard live.remove(inner) else { return .none }
        liveCount -= 1
        // While a waiting one is being started, there is always another to come, or `nextToStart()` says so.
        if liveCount == 0, !isStartingWaiting, isNoneWaiting { setAlone(true) }
        if isStartingWaiting {
            // The thread in `startWaiting()` sees the room; so the stack stays flat if inner sequences end at once.
            completed.prepend(inner)
            return .none
        }
        if isNoneWaiting {
            let isDone = liveCount == 0 && isOuterDone
            if isDone { completed.prepend(inner) }
            return isDone ? .complete : .dispose
        }
        isStartingWaiting = true
        return .startWaiting
    }

    private func startWaiting() {
        while let (source, inner) = nextToStart() {
            source.attach(inner)
            // This may be the last reference to the source, so it ends here, outside the lock (contract L0).
        }
    }

    /// Takes out the sequence whose turn it is; when there is none or no room, the turn of ``startWaiting()`` is over.
    ///
    /// Locks by hand: a result that goes through `withLock` is retained twice more (`concatMap.range10` counts it).
    private func nextToStart() -> (Observable<Element>, InnerSink<Element>)? {
        lock.lock()
        if isLive, liveCount < limit, let source = waiting?.sources.popFirst() {
            let inner = link()
            let former = completed.popFirst()
            lock.unlock()
            former?.dispose()
            // SAFETY: `admit` alone lets something wait.
            return (unsafeDowncast(source, to: Observable<Element>.self), inner)
        }
        isStartingWaiting = false
        if liveCount == 0 { setAlone(true) }
        let isDone = liveCount == 0 && isOuterDone && isNoneWaiting
        lock.unlock()
        if isDone { complete() } else if isLive { disposeCompleted() }
        return nil
    }

    private func disposeCompleted() {
        while let inner = lock.withLock({ completed.popFirst() }) { inner.dispose() }
    }

    override func stopInner() {
        // Of the base class, since an array of this one would look its metadata up.
        var all: [Upstream] = []
        lock.withLock { live.forEach { all.append($0) } }
        // Outside the lock, since one that is disposed of meanwhile runs its dispose action here.
        for inner in all { inner.stop() }
    }

    override func disposeInner() {
        let dropped = lock.withLock { exchange(&waiting, with: nil) }
        while let inner = lock.withLock({ popAny() }) { inner.dispose() }
        // Waiting sources are released here, outside the lock.
        extendLifetime(dropped)
    }

    /// Takes out one that hasn't been disposed of.
    ///
    /// Called under the lock.
    private func popAny() -> InnerSink<Element>? {
        if let inner = live.popFirst() { return inner }
        return completed.popFirst()
    }
}

/// What follows from the completion of an inner sequence.
private enum InnerCompletion {
    case none
    case dispose
    /// Its place is free for one that waits.
    case startWaiting
    case complete
}

/// The inner sequences that wait.
///
/// An object that isn't generic, since to use a queue of observables, or only to free it, would look its types up.
private final class WaitingSources {
    // SAFETY: guarded by the lock of the one that has it.
    @exclusivity(unchecked) var sources = RingBuffer<AnyObject>()
}
