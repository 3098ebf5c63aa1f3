internal import RxDisposables
internal import RxSchedulers

/// A queue whose sources wait while it is full: `PressurePolicy.wait` (contract A10).
///
/// A source that can wait finds the queue downstream (``_Upstream/room``), and enters it before it sends. One source is
/// inside at a time: what a second one sent meanwhile would wait in a section on the way, which has no limit. What an
/// operator makes of one element may still be more than there is room for. Then the queue does what ``SourceWait`` of
/// the sending thread says.
protocol Room: AnyObject {
    /// Whether loops upstream run step by step, as far as it asks for their elements.
    var requestsElements: Bool { get }

    /// Whether nothing is taken any more.
    var isOver: Bool { get }

    /// Whether there is no room; `false` if it is over.
    var isFull: Bool { get }

    /// Enters, if there is room and no source is inside; a caller that gets `true` calls ``leave()``.
    func tryEnter() -> Bool

    func leave()

    /// Keeps a closure, which is called once, outside of locks, when it may be possible to enter.
    ///
    /// - Returns: `false` if that may be possible now; then the closure isn't kept.
    func keep(_ resume: @escaping PausedSources.Resume) -> Bool

    /// Keeps a closure of the source that is inside; it is called when there is room.
    ///
    /// - Returns: `false` if there is room now; then the closure isn't kept.
    func keepSender(_ resume: @escaping PausedSources.Resume) -> Bool
}

extension _Upstream {
    /// The next sink downstream that requests the elements of loops.
    final var consumer: (any Room)? {
        var next: Upstream? = self
        while let stage = next {
            // This is asked seldom: a further virtual member would cost each class 32 bytes.
            if let queue = stage as? any Room, queue.requestsElements { return queue }
            next = stage.below
        }
        return nil
    }
}

extension Room {
    /// Runs `body`, which sends an element of a source that waits for this queue before the next one.
    func withAwaitingSender(_ body: () -> Void) {
        Trampoline.current.sending(.beforeNext(for: ObjectIdentifier(self)), body)
    }

    /// Whether the source that sends on this thread waits for this queue before the next element.
    var isAwaitedBySender: Bool {
        guard case .beforeNext(let queue) = Trampoline.current.sourceWait else { return false }
        return queue == ObjectIdentifier(self)
    }

    /// Whether the source that sends may be blocked.
    static var mayBlock: Bool { if case .blocked = Trampoline.current.sourceWait { true } else { false } }

    /// Blocks the thread, which is the source's own, until there is room.
    func blockSender() {
        let signal = BlockingSignal()
        if keepSender(signal.send) { signal.wait() }
    }

    /// Enters, and blocks the thread until that is possible.
    func enterBlocking() {
        while !tryEnter() {
            let signal = BlockingSignal()
            if keep(signal.send) { signal.wait() }
        }
    }
}

/// Runs loops until a queue has no room.
///
/// What runs them next is their only owner: so they are freed with that, and run on one thread at a time.
///
/// - Parameters:
///   - loops: The loops, begun.
///   - queue: The queue that they send to.
///   - schedule: Calls its argument where they run next.
func runWhileThereIsRoom(
    _ loops: SteppedTrampoline,
    in queue: any Room,
    again schedule: @escaping @Sendable (@escaping PausedSources.Resume) -> Void
) {
    if !loops.isEmpty, queue.tryEnter() {
        queue.withAwaitingSender { _ = loops.advance(limit: .max) { queue.isOver || queue.isFull } }
        queue.leave()
    }
    guard !loops.isEmpty, !queue.isOver else { return loops.clear() }
    // SAFETY: see above.
    let next = UncheckedSendable((loops: loops, queue: queue))
    let resume: PausedSources.Resume = {
        schedule { runWhileThereIsRoom(next.value.loops, in: next.value.queue, again: schedule) }
    }
    if !queue.keep(resume) { resume() }
}

/// Schedules what lets loops continue.
func scheduleLoops(_ next: @escaping PausedSources.Resume, on scheduler: any ImmediateSchedulerType) -> any Disposable {
    scheduler.schedule(next) { next in
        next()
        return Disposables.create()
    }
}

/// The sources that wait for room in a queue, whose lock guards them.
final class PausedSources {
    typealias Resume = @Sendable () -> Void

    private let limit: Int
    /// Whether a source is inside.
    private var isSending = false
    // SAFETY: guarded by the lock of the queue.
    @exclusivity(unchecked) private var sender: [Resume] = []
    // SAFETY: guarded by the lock of the queue.
    @exclusivity(unchecked) private var others: [Resume] = []

    /// - Parameter limit: How many elements may wait in the queue.
    init(limit: Int) {
        self.limit = limit
    }

    /// A source asks to enter.
    ///
    /// - Parameter count: How many elements wait.
    /// - Returns: Whether it may.
    func enters(behind count: Int) -> Bool {
        guard !isSending, count < limit else { return false }
        isSending = true
        return true
    }

    /// The source has left.
    func leaves() {
        isSending = false
    }

    /// Adds a source that can't enter.
    ///
    /// - Parameters:
    ///   - resume: Lets the source continue.
    ///   - count: How many elements wait.
    /// - Returns: `false` if it can.
    func add(_ resume: @escaping Resume, behind count: Int) -> Bool {
        guard isSending || count >= limit else { return false }
        others.append(resume)
        return true
    }

    /// Adds the source that is inside, if there is no room.
    ///
    /// - Parameters:
    ///   - resume: Lets the source continue.
    ///   - count: How many elements wait.
    /// - Returns: `false` if there is room.
    func addSender(_ resume: @escaping Resume, behind count: Int) -> Bool {
        guard count >= limit else { return false }
        // Mutant gap: "values: a source waits for the loop"
        sender.append(resume)
        return true
    }

    /// Removes the sources that may go on.
    ///
    /// Half of the queue has been taken then: a source that went on for each element would cost a change of threads
    /// for each.
    func removeReady(behind count: Int) -> [Resume] {
        guard count <= limit / 2, !sender.isEmpty || !others.isEmpty else { return [] }
        return exchange(&sender, with: []) + (isSending ? [] : exchange(&others, with: []))
    }

    /// Removes all sources, since the queue is over.
    func removeAll() -> [Resume] {
        exchange(&sender, with: []) + exchange(&others, with: [])
    }
}

/// What an `observe(on:)` needs whose sources wait for room.
final class ObserveOnWaits {
    /// Guarded by the lock of the sink.
    let sources: PausedSources
    /// The action that runs the loops of the source next.
    let scheduled = UpstreamSlot()
    /// The next queue downstream whose sources wait for room, as this one is.
    let below: (any Room)?

    init(limit: Int, below: (any Room)?) {
        sources = PausedSources(limit: limit)
        self.below = below
    }
}

/// A task that waits to enter a queue, until it is cancelled.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class RoomForTask: Sendable {
    private enum State {
        case new
        case waiting(UnsafeContinuation<Void, any Error>)
        case over
    }

    private let state = Locked(State.new)

    /// Waits until it may be possible to enter; the cancellation of the task ends that, too.
    func wait(for room: any Room) async {
        try? await withTaskCancellationHandler {
            // SAFETY: the state is left once, by the call that resumes.
            try await withUnsafeThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if case .over = state { return true }
                    state = .waiting(continuation)
                    return false
                }
                if isOver { return continuation.resume(returning: ()) }
                if !room.keep(resume) { resume() }
            }
        } onCancel: {
            self.resume()
        }
    }

    @Sendable private func resume() {
        if case .waiting(let continuation) = state.withLock({ exchange(&$0, with: .over) }) {
            continuation.resume(returning: ())
        }
    }
}
