@_spi(Internals) internal import RxDisposables

/// Merges inner sequences into one: what `merge`, `flatMap`, `concatMap` and their like have in common.
///
/// Elements go down through a ``SerialSection``; who is live and who waits is decided under a lock, and done after it
/// has been released. At most `limit` inner sequences are live; the others wait in order.
@usableFromInline
final class MergeCore<Element>: InnerParent<Element> {
    private let limit: Int
    private let lock = Lock()
    // SAFETY: the fields below are guarded by the lock.
    @exclusivity(unchecked) private var live = InnerList<Element>()
    // Those that have completed and are disposed of later: when the next one starts, or after the end.
    @exclusivity(unchecked) private var completed = InnerList<Element>()
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
        lock.lock()
        guard isLive else { return lock.unlock() }
        if liveCount >= limit || !isNoneWaiting {
            let waiting = waiting ?? makeWaiting()
            waiting.sources.append(source)
            lock.unlock()
            return
        }
        if let just = source.asJust {
            lock.unlock()
            send(just.element)
            return
        }
        let inner = link()
        lock.unlock()
        source.attach(inner)
    }

    override func add(just element: Element) {
        if limit == .max { send(element) } else { add(Just(element)) }
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
        live.insert(inner)
        liveCount += 1
        setAlone(false)
        return inner
    }

    override func outerCompleted() {
        lock.lock()
        isOuterDone = true
        let isDone = liveCount == 0 && isNoneWaiting && !isStartingWaiting
        lock.unlock()
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
        lock.lock()
        guard live.remove(inner) else { return lock.unlock() }
        liveCount -= 1
        // While a waiting one is being started, there is always another to come, or the loop below says so.
        if liveCount == 0, !isStartingWaiting, isNoneWaiting { setAlone(true) }
        if isStartingWaiting {
            // The thread in the loop below sees the room; so inner sequences that end at once don't pile up the stack.
            completed.insert(inner)
            lock.unlock()
            return
        }
        if isNoneWaiting {
            let isDone = liveCount == 0 && isOuterDone
            if isDone { completed.insert(inner) }
            lock.unlock()
            if isDone { complete() } else { inner.dispose() }
            return
        }
        isStartingWaiting = true
        lock.unlock()
        // Before the next one starts, the one that has ended is freed.
        inner.dispose()
        startWaiting()
    }

    private func startWaiting() {
        while let (source, inner) = nextToStart() {
            source.attach(inner)
            // This may be the last reference to the source, so it ends here, outside the lock (contract L0).
        }
    }

    /// Takes out the sequence whose turn it is; when there is none or no room, the turn of ``startWaiting()`` is over.
    private func nextToStart() -> (Observable<Element>, InnerSink<Element>)? {
        lock.lock()
        if isLive, liveCount < limit, let source = waiting?.sources.popFirst() {
            let inner = link()
            let former = completed.popFirst()
            lock.unlock()
            former?.dispose()
            // SAFETY: nothing else waits.
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
        lock.lock()
        while let inner = completed.popFirst() {
            lock.unlock()
            inner.dispose()
            lock.lock()
        }
        lock.unlock()
    }

    override func stopInner() {
        // Of the base class, since an array of this one would look its metadata up.
        var all: [Upstream] = []
        lock.lock()
        live.forEach { all.append($0) }
        lock.unlock()
        // Outside the lock, since one that is disposed of meanwhile runs its dispose action here.
        for inner in all { inner.stop() }
    }

    override func disposeInner() {
        lock.lock()
        let dropped = waiting
        waiting = nil
        while let inner = popAny() {
            lock.unlock()
            inner.dispose()
            lock.lock()
        }
        lock.unlock()
        // What waited is released here, outside the lock.
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

/// The inner sequences that wait.
///
/// An object that isn't generic, since to use a queue of observables, or only to free it, would look its types up.
private final class WaitingSources {
    // SAFETY: guarded by the lock of the one that has it.
    @exclusivity(unchecked) var sources = RingBuffer<AnyObject>()
}
