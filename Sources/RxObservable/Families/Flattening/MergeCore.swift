internal import RxDisposables

/// Merges inner sequences into one: what `merge`, `flatMap`, `concatMap` and their like have in common.
///
/// Elements are forwarded through a ``SerialSection``; which sequences are live and which wait is decided under a lock,
/// by ``MergeState``, and carried out after it has been released. At most `limit` inner sequences are live; the others
/// wait in order.
@usableFromInline
final class MergeCore<Element>: InnerParent<Element> {
    private let lock = Lock()
    // The fields below are guarded by the lock.
    private var state: MergeState
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var live = LinkedList<InnerSink<Element>>()
    // Those that have completed and are disposed of later: when the next one starts, or after the end.
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var completed = LinkedList<InnerSink<Element>>()
    // Nil until one has to wait.
    private var waiting: WaitingSources?

    required init(_ downstream: Sink<Element>, limit: Int, _ sinkClass: InnerSink<Element>.Type) {
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
    /// - Returns: What to send or to subscribe; neither for a sequence that waits or that comes after the end. A pair,
    ///   as an enum with such payloads would look up metadata.
    @inline(__always) private func admit(_ source: Observable<Element>) -> (JustNode<Element>?, InnerSink<Element>?) {
        guard isLive else { return (nil, nil) }
        guard state.hasRoom else {
            let waiting = waiting ?? makeWaiting()
            waiting.sources.append(source)
            state.oneWaits()
            return (nil, nil)
        }
        if let just = source.asJust { return (just, nil) }
        state.oneStarts()
        return (nil, link())
    }

    override func add(just element: Element) {
        if state.isUnlimited { send(element) } else { add(JustNode(element)) }
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
        live.prepend(inner)
        setAlone(false)
        return inner
    }

    override func outerCompleted() {
        let isDone = lock.withLock { state.outerCompletes() }
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
        case .keep: break
        case .dispose: inner.dispose()
        case .startWaiting:
            // Before the next one starts, the one that has completed is freed.
            inner.dispose()
            startWaiting()
        case .complete: complete()
        }
    }

    /// Called under the lock.
    @inline(__always) private func remove(_ inner: InnerSink<Element>) -> MergeState.Completion {
        // It has been disposed of before.
        guard live.remove(inner) else { return .keep }
        let next = state.oneCompletes()
        if state.isIdle { setAlone(true) }
        switch next {
        case .keep, .complete: completed.prepend(inner)
        case .dispose, .startWaiting: break
        }
        return next
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
        if isLive, state.nextStarts(), let source = waiting?.sources.popFirst() {
            let inner = link()
            let former = completed.popFirst()
            lock.unlock()
            former?.dispose()
            // SAFETY: `admit` alone lets something wait.
            return (unsafeDowncast(source, to: Observable<Element>.self), inner)
        }
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
        // Of the base class, since an array of this one would look its metadata up.
        var all: [Upstream] = []
        lock.withLock { live.forEach { all.append($0) } }
        // Outside the lock, since one that is disposed of meanwhile runs its dispose action here.
        for inner in all { inner.stop() }
    }

    override func disposeInner() {
        let dropped = lock.withLock {
            state.nothingWaits()
            return exchange(&waiting, with: nil)
        }
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

/// How many inner sequences of a ``MergeCore`` are live, how many wait, and what follows when one completes: what its
/// lock guards beside the sequences.
///
/// Those that wait are started by one thread at a time, as long as there is room. What completes meanwhile makes room
/// for the next one and does no more, so the stack stays flat where inner sequences end at once.
struct MergeState {
    private enum Phase: UInt8 {
        /// The outer sequence goes on.
        case open
        /// The same, and a thread starts those that wait.
        case openAndStarting
        /// The outer sequence has completed; the last inner one to do so ends everything.
        case closed
        /// The same, and a thread starts those that wait.
        case closedAndStarting
    }

    /// What follows from the completion of an inner sequence.
    enum Completion {
        /// It is disposed of later, by the thread that starts those that wait.
        case keep
        /// It is disposed of now.
        case dispose
        /// Its place is free for one that waits, which the caller starts.
        case startWaiting
        /// Everything ends with it.
        case complete
    }

    private let limit: Int
    private var live = 0
    private var waiting = 0
    // As a number: a field that is an enum adds its conformances to each program, 2 kB.
    private var phaseNumber = Phase.open.rawValue

    init(limit: Int) {
        self.limit = limit
    }

    private var phase: Phase {
        get { Phase(rawValue: phaseNumber) ?? .open }
        set { phaseNumber = newValue.rawValue }
    }

    /// Whether nothing ever has to wait.
    var isUnlimited: Bool { limit == .max }

    /// Whether another one may start: there is room, and none waits for it.
    var hasRoom: Bool { live < limit && waiting == 0 }

    /// Whether only the outer sequence can send: none is live, waits, or is being started.
    var isIdle: Bool { live == 0 && waiting == 0 && !isStarting }

    private var isStarting: Bool {
        switch phase {
        case .open, .closed: false
        case .openAndStarting, .closedAndStarting: true
        }
    }

    private var isClosed: Bool {
        switch phase {
        case .open, .openAndStarting: false
        case .closed, .closedAndStarting: true
        }
    }

    /// One has come for which there is room.
    mutating func oneStarts() {
        live += 1
    }

    /// One has come that has to wait.
    mutating func oneWaits() {
        waiting += 1
    }

    /// Those that wait are dropped.
    mutating func nothingWaits() {
        waiting = 0
    }

    /// The outer sequence has completed.
    ///
    /// - Returns: Whether everything ends with it.
    mutating func outerCompletes() -> Bool {
        phase = isStarting ? .closedAndStarting : .closed
        return isIdle
    }

    /// One that was live has completed.
    mutating func oneCompletes() -> Completion {
        live -= 1
        if isStarting { return .keep }
        if waiting == 0 { return isClosed && live == 0 ? .complete : .dispose }
        phase = isClosed ? .closedAndStarting : .openAndStarting
        return .startWaiting
    }

    /// The thread that starts those that wait asks for the next one.
    ///
    /// - Returns: Whether it starts: it is live from now on.
    mutating func nextStarts() -> Bool {
        guard waiting > 0, live < limit else { return false }
        waiting -= 1
        live += 1
        return true
    }

    /// The thread that starts those that wait is through: there is none, or no room.
    ///
    /// - Returns: Whether everything ends here.
    mutating func startingEnds() -> Bool {
        phase = isClosed ? .closed : .open
        return isClosed && isIdle
    }
}

/// The inner sequences that wait.
///
/// An object that isn't generic, since to use a queue of observables, or only to free it, would look its types up.
private final class WaitingSources {
    // SAFETY: guarded by the lock of the one that has it.
    @exclusivity(unchecked) var sources = RingBuffer<AnyObject>()
}
