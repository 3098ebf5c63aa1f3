@_spi(Internals) internal import RxDisposables
internal import RxSchedulers

/// The end of a chain whose elements a task asks for.
///
/// What to do is decided under the lock, and done after it has been released: no continuation is resumed under it
/// (contract L8). The one who takes the continuation out resumes it, so of value, error and cancellation one wins.
///
/// A cancellation only leaves its mark and wakes the task, since it comes under a lock of the runtime's; the task then
/// disposes and frees (contract A7).
// SAFETY: all that changes is guarded by the lock or is an atomic slot.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class AsyncValuesSink<Element: Sendable>: Sink<Element>, @unchecked Sendable {
    typealias Continuation = UnsafeContinuation<Element?, any Error>

    private enum End {
        /// The sequence has completed or failed.
        case terminal
        /// The task has been cancelled before that, or no further element will be asked for.
        case cancelled
    }

    private let buffering: AsyncBuffering<Element>
    private let upstream = UpstreamSlot()
    // Set before the first event.
    private var watcherAbove: AnyObject?
    private let lock = Lock()
    // SAFETY: the fields below are guarded by the lock.
    @exclusivity(unchecked) private var waiting = RingBuffer<Element>()
    private var continuation: Continuation?
    private var error: (any Error)?
    private var end: End?
    /// The thread that is subscribing, as long as it does.
    private var subscribingThread: UnsafeRawPointer?

    init(_ buffering: AsyncBuffering<Element>) {
        self.buffering = buffering
    }

    /// Subscribes to a source, unless nobody asks any more.
    func subscribe(to source: Observable<Element>) {
        guard !isStopped else { return }
        lock.withLock { subscribingThread = Trampoline.current.threadIdentity }
        source.attach(self)
        lock.withLock { subscribingThread = nil }
    }

    override var isStopped: Bool {
        if upstream.isDisposed { return true }
        return lock.withLock { end != nil }
    }

    override var isUnheard: Bool { isStopped }

    /// Nobody is below who could watch.
    override var watcher: AnyObject? { watcherAbove }

    override func onSubscribe(_ upstream: Upstream) {
        if Instrumentation.isOn { watcherAbove = upstream.watcher }
        self.upstream.replace(upstream)
    }

    override func onNext(_ element: Element) {
        lock.lock()
        if end != nil {
            // The task is still subscribing, to a source that sends meanwhile, and comes to nothing else before that
            // stops.
            let mustDispose = end == .cancelled && subscribingThread == Trampoline.current.threadIdentity
            lock.unlock()
            if mustDispose { upstream.dispose() }
            return
        }
        if let continuation {
            self.continuation = nil
            lock.unlock()
            return continuation.resume(returning: element)
        }
        let dropped = keep(element)
        guard dropped != nil else { return lock.unlock() }
        if let overflow = buffering.overflow {
            // What waits is still handed over, and the error after it.
            end = .terminal
            error = overflow
        }
        lock.unlock()
        buffering.counter?.increment()
        Instrumentation.unseen(.dropped, at: self)
        extendLifetime(dropped)
        if buffering.overflow != nil { upstream.dispose() }
    }

    /// Lets an element wait.
    ///
    /// Called under the lock.
    ///
    /// - Returns: The one for which there is no room, this or another, to be freed outside.
    private func keep(_ element: Element) -> Element? {
        switch buffering.policy {
        case .unbounded:
            waiting.append(element)
            return nil
        case .bufferingOldest(let limit):
            guard waiting.count < limit else { return element }
            waiting.append(element)
            return nil
        case .bufferingNewest(let limit):
            guard limit > 0 else { return element }
            let oldest = waiting.count < limit ? nil : waiting.popFirst()
            waiting.append(element)
            return oldest
        }
    }

    override func onError(_ error: any Error) {
        finish(error)
    }

    override func onCompleted() {
        finish(nil)
    }

    private func finish(_ error: (any Error)?) {
        lock.lock()
        if end != nil { return lock.unlock() }
        end = .terminal
        let continuation = continuation
        self.continuation = nil
        if continuation == nil { self.error = error }
        lock.unlock()
        if let error {
            continuation?.resume(throwing: error)
        } else {
            continuation?.resume(returning: nil)
        }
        upstream.dispose()
    }

    /// Takes note that the task has been cancelled, and wakes it; calls and frees nothing else.
    ///
    /// - Returns: Whether that ends the iteration: not if the sequence has ended before.
    @discardableResult
    func cancel() -> Bool {
        lock.lock()
        if end == nil { end = .cancelled }
        let isCancelled = end == .cancelled
        let continuation = continuation
        self.continuation = nil
        lock.unlock()
        continuation?.resume(returning: nil)
        return isCancelled
    }

    /// Disposes of upstream and frees what waits, in the place of a cancellation or because nobody will ask any more.
    func abandon() {
        cancel()
        upstream.dispose()
        lock.lock()
        var dropped = RingBuffer<Element>()
        swap(&dropped, &waiting)
        let error = error
        self.error = nil
        lock.unlock()
        extendLifetime(error)
        // What waited is released here, outside the lock.
        _ = consume dropped
    }

    /// Whether there is something to tell the one who asks: an element that waits, or the end.
    var hasNews: Bool {
        lock.lock()
        let hasNews = end != nil || !waiting.isEmpty
        lock.unlock()
        return hasNews
    }

    /// Takes an element that waits.
    func takeWaiting() -> Element? {
        lock.lock()
        let element = waiting.popFirst()
        lock.unlock()
        return element
    }

    /// Resumes a continuation with what is there, or keeps it until something comes.
    func take(_ continuation: Continuation) {
        lock.lock()
        if let element = waiting.popFirst() {
            lock.unlock()
            return continuation.resume(returning: element)
        }
        if end != nil {
            let error = error
            self.error = nil
            lock.unlock()
            if let error { return continuation.resume(throwing: error) }
            return continuation.resume(returning: nil)
        }
        guard self.continuation == nil else {
            lock.unlock()
            fatalError(
                """
                An iterator of `values` was asked for its next element while it still waits for one. One task may use \
                it at a time. Give each task an iterator of its own.
                """
            )
        }
        self.continuation = continuation
        lock.unlock()
    }
}
