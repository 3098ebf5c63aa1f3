internal import RxDisposables

/// Merges inner sequences into one: the common part of `merge`, `flatMap`, `concatMap` and similar operators.
///
/// Elements are forwarded through a ``SerialSection``. ``MergeState`` decides under a lock which sequences are live and
/// which wait; the decision is carried out after the lock is released. At most `limit` inner sequences are live; the
/// others wait in order.
@usableFromInline
final class MergeCore<Element>: InnerParent<Element> {
    // Whether no sequence ever has to wait. It isn't in the state, since it is read without the lock.
    private let isUnlimited: Bool
    private let lock = Lock()
    // The fields below are guarded by the lock.
    private var state: MergeState
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var live = LinkedList<InnerSink<Element>>()
    // Completed inner sinks, disposed of later: when the next one starts, or after the end.
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var completed = LinkedList<InnerSink<Element>>()
    // `nil` until a sequence has to wait.
    private var waiting: WaitingSources?

    required init(_ downstream: Sink<Element>, limit: Int, _ sinkClass: InnerSink<Element>.Type) {
        isUnlimited = limit == .max
        state = MergeState(limit: limit)
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
    /// - Returns: The element to send or the sink to subscribe; neither for a sequence that waits or comes after the
    ///   end. A pair, as an enum with such payloads would look up metadata.
    @inline(__always) private func admit(_ source: Observable<Element>) -> (JustNode<Element>?, InnerSink<Element>?) {
        guard isLive else { return (nil, nil) }
        guard state.hasRoom else {
            let waiting = waiting ?? makeWaiting()
            waiting.sources.append(source)
            state.innerWaits()
            return (nil, nil)
        }
        if let just = source.asJust { return (just, nil) }
        state.innerStarts()
        return (nil, link())
    }

    override func add(just element: Element) {
        if isUnlimited { send(element) } else { add(JustNode(element)) }
    }

    private func makeWaiting() -> WaitingSources {
        let new = WaitingSources()
        waiting = new
        return new
    }

    /// Makes the inner sink of a sequence that starts.
    ///
    /// Called under the lock.
    private func link() -> InnerSink<Element> {
        let inner = sinkClass.init(self)
        live.append(inner)
        setAlone(false)
        return inner
    }

    override func outerCompleted() {
        let isDone = lock.withLock { state.outerCompletes() }
        // The outer sequence may still be sending, if a stage above has ended it: the inner sequences don't need it.
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
        case .keep: break
        case .dispose: inner.dispose()
        case .startWaiting:
            // The completed sink is freed before the next sequence starts.
            inner.dispose()
            startWaiting()
        case .complete: complete()
        }
    }

    /// Called under the lock.
    @inline(__always) private func remove(_ inner: InnerSink<Element>) -> MergeState.Completion {
        // The sink has already been disposed of.
        guard live.remove(inner) else { return .keep }
        let next = state.innerCompletes()
        if state.isIdle { setAlone(true) }
        switch next {
        case .keep, .complete: completed.append(inner)
        case .dispose, .startWaiting: break
        }
        return next
    }

    private func startWaiting() {
        while let (source, inner) = nextToStart() {
            source.attach(inner)
            // This may be the last reference to the source, so it is released here, outside the lock (contract L0).
        }
    }

    /// Removes the next sequence to start; without one, or without room, the turn of ``startWaiting()`` is over.
    ///
    /// It locks without a closure: a result that goes through `withLock` is retained twice more (`concatMap.range10`
    /// counts it).
    private func nextToStart() -> (Observable<Element>, InnerSink<Element>)? {
        lock.lock()
        if isLive, state.nextStarts(), let source = waiting?.sources.popFirst() {
            let inner = link()
            let former = completed.popFirst()
            lock.unlock()
            section.noteOutside()
            former?.dispose()
            // SAFETY: only `admit` adds to the waiting sources.
            return (unsafeDowncast(source, to: Observable<Element>.self), inner)
        }
        // Mutant gap: "concatMap: one after the other"
        let isDone = state.startingEnds()
        if state.isIdle { setAlone(true) }
        lock.unlock()
        if isDone { complete() } else if isLive { disposeCompleted() }
        return nil
    }

    private func disposeCompleted() {
        while let inner = lock.withLock({ completed.popFirst() }) { inner.dispose() }
    }

    override func stopInner() {
        // The array has the base class as its element type: the metadata of an array of the generic type would be
        // looked up.
        var all: [Upstream] = []
        lock.withLock { live.forEach { all.append($0) } }
        // The sinks are stopped outside the lock: a sink that is disposed of meanwhile runs its dispose action here.
        for inner in all { inner.stop() }
    }

    override func disposeInner() {
        let dropped = lock.withLock {
            state.dropWaiting()
            return exchange(&waiting, with: nil)
        }
        while let inner = lock.withLock({ popAny() }) { inner.dispose() }
        // Waiting sources are released here, outside the lock.
        extendLifetime(dropped)
    }

    /// Removes an inner sink that hasn't been disposed of.
    ///
    /// Called under the lock.
    private func popAny() -> InnerSink<Element>? {
        if let inner = live.popFirst() { return inner }
        return completed.popFirst()
    }
}

/// The state of a ``MergeCore``, guarded by its lock: how many inner sequences are live, how many wait, and the next
/// step when one completes.
///
/// One thread at a time starts the waiting sequences, as long as there is room. A sequence that completes meanwhile
/// only makes room for the next one, so the stack stays flat where inner sequences end at once.
struct MergeState {
    /// The next step after the completion of an inner sequence.
    enum Completion {
        /// The thread that starts the waiting sequences disposes of the completed one later.
        case keep
        /// The completed sequence is disposed of now.
        case dispose
        /// The completed sequence leaves room for a waiting one, which the caller starts.
        case startWaiting
        /// The merged sequence ends.
        case complete
    }

    private let limit: Int
    private var live = 0
    private var waiting = 0
    /// The outer sequence has completed; the last inner one to complete ends the merged sequence.
    private var isClosed = false
    /// A thread is starting the waiting sequences.
    private var isStarting = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether another sequence may start: there is room, and none waits for it.
    var hasRoom: Bool { live < limit && waiting == 0 }

    /// Whether only the outer sequence can send: no inner sequence is live, waits, or is being started.
    var isIdle: Bool { live == 0 && waiting == 0 && !isStarting }

    /// An inner sequence arrives and there is room for it.
    mutating func innerStarts() {
        live += 1
    }

    /// An inner sequence arrives and has to wait.
    mutating func innerWaits() {
        waiting += 1
    }

    mutating func dropWaiting() {
        waiting = 0
    }

    /// The outer sequence has completed; returns whether the merged sequence ends with it.
    mutating func outerCompletes() -> Bool {
        isClosed = true
        return isIdle
    }

    mutating func innerCompletes() -> Completion {
        live -= 1
        if isStarting { return .keep }
        if waiting == 0 { return isClosed && live == 0 ? .complete : .dispose }
        isStarting = true
        return .startWaiting
    }

    /// The thread that starts the waiting sequences asks for the next one.
    ///
    /// - Returns: Whether there is one to start: it counts as live from now on.
    mutating func nextStarts() -> Bool {
        guard waiting > 0, live < limit else { return false }
        waiting -= 1
        live += 1
        return true
    }

    /// The thread that starts the waiting sequences has finished: none waits, or there is no room.
    ///
    /// - Returns: Whether the merged sequence ends here.
    mutating func startingEnds() -> Bool {
        isStarting = false
        return isClosed && isIdle
    }
}

/// The waiting inner sequences.
///
/// Not generic: to use or free a queue of observables would look up its types.
private final class WaitingSources {
    // SAFETY: guarded by the lock of its owner.
    @exclusivity(unchecked) var sources = RingBuffer<AnyObject>()
}
