internal import RxDisposables
internal import RxSchedulers

/// The handling of a new element.
///
/// Declared outside the generic sink: a generic enum adds 4 kB of witnesses to each client.
private enum Arrival {
    /// The task waits for the element.
    case awaited
    /// The element waits.
    case kept
    /// There is no room for this element, an older one or the new one; it is freed outside the lock.
    case dropped
    /// The element comes after the end.
    case late(mustDispose: Bool)
    /// A task that was cancelled before has got enough.
    case excess
}

/// The answer to a task that asks for the next element.
private enum Answer {
    case element
    case end((any Error)?)
    /// Nothing is available yet: the continuation is kept.
    case later
    /// Another task is waiting already.
    case misuse
}

private enum IterationEnd {
    /// The sequence has completed or failed; the error is delivered once.
    case terminal((any Error)?)
    /// Before the sequence ended, the task was cancelled, or the iterator was released.
    case cancelled
}

/// The end of a chain whose elements a task requests.
///
/// Each event is decided under the lock and carried out outside it: no continuation is resumed under it (contract L8).
/// The thread that takes the continuation out of its field resumes it, so exactly one of value, error and cancellation
/// wins.
///
/// A cancellation only sets a mark and wakes the task, since it runs under a lock of the runtime; the task then
/// disposes and frees (contract A7).
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
// SAFETY: all mutable state is guarded by the lock or is an atomic slot. The compiler can't see it, since no sink is a
// `Sendable` class.
final class AsyncValuesSink<Element: Sendable>: Sink<Element>, Room, @unchecked Sendable {
    typealias Continuation = UnsafeContinuation<Element?, any Error>

    private let buffering: AsyncBuffering<Element>
    private let upstream = UpstreamSlot()
    // Where the iterator was made; what watches the upstream, before the first event and from then on.
    private var watcherAbove: AnyObject? = Instrumentation.instrument?.place
    private let lock = Lock()
    // SAFETY: the fields below are guarded by the lock.
    @exclusivity(unchecked) private var waiting = RingBuffer<Element>()
    private var continuation: Continuation?
    private var end: IterationEnd?
    /// How many elements may still come, if the task was cancelled before it subscribed.
    private var rest = Int.max
    /// The sources that wait for room, if they do that.
    private let sources: PausedSources?
    /// The thread of the subscription, while that is being made.
    private var subscribingThread: UnsafeRawPointer?

    init(_ buffering: AsyncBuffering<Element>) {
        self.buffering = buffering
        sources =
            if case .bufferingOldest(let limit) = buffering.policy, buffering.waits {
                PausedSources(limit: limit)
            } else {
                nil
            }
    }

    /// Subscribes to a source, unless the iteration is over, which ends behind `limit` elements.
    func subscribe(to source: Observable<Element>, limit: Int) {
        guard !isStopped else { return }
        // `accept` compares this thread with its own, to detect elements that are sent inside this call.
        lock.withLock {
            subscribingThread = Trampoline.current.threadIdentity
            rest = limit
        }
        source.attach(self)
        lock.withLock { subscribingThread = nil }
    }

    override var isStopped: Bool {
        if upstream.isStopped { return true }
        return lock.withLock { end != nil }
    }

    override var isSubscriptionOver: Bool { isStopped }

    // The chain ends here, so the watcher is that of the upstream.
    override var watcher: AnyObject? { watcherAbove }

    override var room: (any Room)? { sources == nil ? nil : self }

    var requestsElements: Bool { true }

    /// Whether its sources wait for room.
    var hasPausedSources: Bool { sources != nil }

    var isOver: Bool { lock.withLock { end != nil } }

    var isFull: Bool { lock.withLock { end == nil && !hasRoom } }

    func tryEnter() -> Bool {
        lock.withLock { end != nil || sources?.enters(behind: waiting.count) != false }
    }

    func leave() {
        lock.withLock { sources?.leaves() }
        // Mutant skip: "values: two sources wait for the loop"
        resumeSources()
    }

    func keep(_ resume: @escaping PausedSources.Resume) -> Bool {
        lock.withLock { end == nil && sources?.add(resume, behind: waiting.count) == true }
    }

    func keepSender(_ resume: @escaping PausedSources.Resume) -> Bool {
        lock.withLock { end == nil && sources?.addSender(resume, behind: waiting.count) == true }
    }

    /// Lets the sources go on, if there is room, or if the end has come.
    private func resumeSources() {
        guard let sources else { return }
        let ready = lock.withLock { end == nil ? sources.removeReady(behind: waiting.count) : sources.removeAll() }
        for resume in ready { resume() }
    }

    override func stop() {
        upstream.stop()
    }

    override func onSubscribe(_ upstream: Upstream) {
        if Instrumentation.isOn { watcherAbove = upstream.watcher }
        self.upstream.replace(upstream)
    }

    override func onNext(_ element: Element) {
        lock.lock()
        // Most elements have to wait. They are appended here, where only their own type is used: the metadata of an
        // optional element would be looked up each time.
        guard end == nil, continuation == nil, hasRoom, rest == .max else { return unlockAndAccept(element) }
        waiting.append(element)
        lock.unlock()
    }

    @inline(never) private func unlockAndAccept(_ element: Element) {
        while sources != nil, end == nil, !hasRoom, Self.mayBlock {
            lock.unlock()
            blockSender()
            lock.lock()
        }
        var awaiting: Continuation?
        var dropped: Element?
        let arrival = accept(element, &awaiting, &dropped)
        lock.unlock()
        switch arrival {
        case .awaited:
            awaiting?.resume(returning: element)
        case .kept:
            break
        case .dropped:
            buffering.counter?.increment()
            Instrumentation.unseen(.dropped, at: self)
            extendLifetime(dropped)
            // `accept` has made the overflow the end of the sequence, so the source is no longer needed.
            if buffering.overflow != nil { upstream.dispose() }
            resumeSources()
        case .late(let mustDispose):
            if mustDispose { upstream.dispose() }
        case .excess:
            finish(CancellationError())
        }
    }

    /// Decides the handling of an element.
    ///
    /// Called under the lock.
    private func accept(_ element: Element, _ awaiting: inout Continuation?, _ dropped: inout Element?) -> Arrival {
        if let end {
            // The task is still subscribing, in the call that sends this element. If it has been cancelled, it can't
            // dispose before that call returns, which may never happen. So the element's own call disposes.
            guard case .cancelled = end else { return .late(mustDispose: false) }
            return .late(mustDispose: subscribingThread == Trampoline.current.threadIdentity)
        }
        awaiting = removeContinuation()
        if awaiting != nil { return .awaited }
        guard rest > 0 else { return .excess }
        if rest != .max { rest -= 1 }
        if hasRoom || sources != nil && isAwaitedBySender {
            waiting.append(element)
            return .kept
        }
        dropped = dropOne(for: element)
        if let overflow = buffering.overflow {
            // Buffered elements are still delivered, and the error follows them.
            end = .terminal(overflow)
        }
        return .dropped
    }

    /// Removes the error, if the sequence has failed and the error hasn't been delivered.
    ///
    /// Called under the lock.
    private func removeError() -> (any Error)? {
        switch end {
        case nil: return nil
        case .cancelled?: return CancellationError()
        case .terminal(let error)?:
            end = .terminal(nil)
            return error
        }
    }

    /// Removes the continuation; the caller resumes it outside the lock.
    ///
    /// Called under the lock.
    private func removeContinuation() -> Continuation? {
        let taken = continuation
        // Mutant skip: "values: elements, and cancellation"
        continuation = nil
        return taken
    }

    /// Whether one more element may wait.
    ///
    /// Called under the lock.
    @inline(__always) private var hasRoom: Bool {
        switch buffering.policy {
        case .unbounded: true
        case .bufferingOldest(let limit), .bufferingNewest(let limit): waiting.count < limit
        }
    }

    /// Drops an element when there is no room: the oldest one, or the new one.
    ///
    /// Called under the lock.
    ///
    /// - Returns: The dropped element, to be freed outside the lock.
    private func dropOne(for element: Element) -> Element {
        guard case .bufferingNewest = buffering.policy, let oldest = waiting.popFirst() else { return element }
        waiting.append(element)
        return oldest
    }

    override func onError(_ error: any Error) {
        finish(error)
    }

    override func onCompleted() {
        finish(nil)
    }

    private func finish(_ error: (any Error)?) {
        let (isFirst, continuation) = lock.withLock { () -> (Bool, Continuation?) in
            guard end == nil else { return (false, nil) }
            let continuation = removeContinuation()
            // The error is kept for the task that asks next; a waiting task gets it below, outside the lock.
            end = .terminal(continuation == nil ? error : nil)
            return (true, continuation)
        }
        guard isFirst else { return }
        if let error {
            continuation?.resume(throwing: error)
        } else {
            continuation?.resume(returning: nil)
        }
        upstream.dispose()
        resumeSources()
    }

    /// Records the cancellation of the task, and wakes it; calls and frees nothing else.
    ///
    /// - Returns: Whether it ends the iteration: not if the sequence has ended before.
    @discardableResult
    func cancel() -> Bool {
        let (isCancelled, continuation) = lock.withLock {
            if end == nil { end = .cancelled }
            let isCancelled = if case .cancelled? = end { true } else { false }
            return (isCancelled, removeContinuation())
        }
        continuation?.resume(returning: nil)
        return isCancelled
    }

    /// Disposes of upstream and frees the buffer, after a cancellation or when the iterator is released.
    func abandon() {
        cancel()
        upstream.dispose()
        var dropped = RingBuffer<Element>()
        let error = lock.withLock {
            swap(&dropped, &waiting)
            return removeError()
        }
        extendLifetime(error)
        // Mutant skip: "values: a source waits, and the iterator goes away"
        resumeSources()
        // Buffered elements are released here, outside the lock.
        _ = consume dropped
    }

    /// Whether the next request can be answered at once: an element or the end is waiting.
    var hasNews: Bool {
        lock.withLock { end != nil || !waiting.isEmpty }
    }

    /// Whether an element is waiting; only the task that takes elements makes that untrue.
    var hasWaiting: Bool {
        lock.withLock { !waiting.isEmpty }
    }

    /// Removes the first waiting element.
    ///
    /// Returns directly, in one function with the lock, so that no metadata of an optional element is looked up.
    func dequeue() -> Element? {
        var ready: [PausedSources.Resume] = []
        defer { for resume in ready { resume() } }
        lock.lock()
        defer {
            if let sources { ready = sources.removeReady(behind: waiting.count) }
            lock.unlock()
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    /// Resumes a continuation if an element or the end is available; otherwise keeps it.
    func resume(_ continuation: Continuation) {
        var element: Element?
        // The continuation is resumed outside the lock, since its task's executor may be foreign (L0).
        switch lock.withLock({ answer(continuation, &element) }) {
        case .element:
            resumeSources()
            continuation.resume(returning: element)
        case .end(let error?):
            continuation.resume(throwing: error)
        case .end(nil):
            continuation.resume(returning: nil)
        case .later:
            break
        case .misuse:
            fatalError(
                """
                An iterator of `values` was asked for its next element while it still waits for one. One task may use \
                it at a time. Give each task an iterator of its own.
                """
            )
        }
    }

    /// Determines the answer to a task's request, and keeps its continuation if there is none yet.
    ///
    /// Called under the lock.
    private func answer(_ continuation: Continuation, _ element: inout Element?) -> Answer {
        element = waiting.popFirst()
        if element != nil { return .element }
        if end != nil { return .end(removeError()) }
        guard self.continuation == nil else { return .misuse }
        self.continuation = continuation
        return .later
    }
}
