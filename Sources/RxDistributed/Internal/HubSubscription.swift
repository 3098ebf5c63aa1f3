internal import RxDisposables
internal import RxObservable

/// One subscription to a hub's source: a task takes elements from the source while there is room for them, and a
/// subscriber of another node takes them from here.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class HubSubscription<Element: Codable & Sendable>: Sendable {
    private typealias Question = CheckedContinuation<HubBatch<Element>, Never>
    private typealias Waiter = CheckedContinuation<Void, Never>
    private typealias State = HubSubscriptionState<Element, Question, Waiter>

    /// While the subscriber is awaited, its lease; while it waits, when it gets an answer without elements.
    let timer = SerialDisposable()

    private let state: Locked<State>

    init(batch: Int) {
        state = Locked(State(capacity: batch))
    }

    /// Receives the source's events, until it is over or disposed of.
    func start(_ values: AsyncValues<Element>) {
        let task = Task {
            var end = HubEnd.completed
            do {
                // The source is asked for the next element only when `put` has returned, so a source that can wait does
                // so (D2).
                for try await element in values { await put(element) }
            } catch {
                end = HubEnd(error)
            }
            finish(end)
        }
        // The subscription may have been disposed of before the task was stored.
        if state.withLock({ $0.start(task) }) { task.cancel() }
    }

    /// The next elements, as soon as there are some, or the end.
    ///
    /// A subscriber asks one question at a time. A second question ends the first one without elements.
    func pull() async -> HubBatch<Element> {
        await withCheckedContinuation { continuation in
            let (earlier, room) = state.withLock { $0.ask(continuation) }
            // These continuations are resumed outside the lock, like every other one (L8).
            send(earlier)
            send(state.withLock { $0.answer() })
            room?.resume()
        }
    }

    /// Answers a waiting subscriber that there is nothing yet; `false` if none waits.
    func answerWithNothing() -> Bool {
        let reply = state.withLock { $0.answerWithNothing() }
        send(reply)
        return reply != nil
    }

    /// Disposes of the source; a waiting subscriber is informed.
    func dispose() {
        let (dropped, task, room) = state.withLock { $0.dispose() }
        timer.dispose()
        task?.cancel()
        room?.resume()
        send(state.withLock { $0.answer() })
        extendLifetime(dropped)
    }

    private func finish(_ end: HubEnd) {
        send(state.withLock { $0.finish(end) })
    }

    private func send(_ reply: State.Reply?) {
        guard let reply else { return }
        reply.question.resume(returning: reply.batch)
    }

    /// Adds an element, and waits until there is room for another one.
    private func put(_ element: Element) async {
        send(state.withLock { $0.add(element) })
        guard state.withLock({ $0.isFull }) else { return }
        await withCheckedContinuation { (continuation: Waiter) in
            // This is checked again under the lock: room may have been made since the check above, and then nothing
            // would resume the task.
            let waits = state.withLock { $0.wait(continuation) }
            if !waits { continuation.resume() }
        }
    }
}

/// The elements that wait for a remote subscriber, its pending question, and the source task that waits for room:
/// decides the answers, and sends none.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
struct HubSubscriptionState<Element: Codable & Sendable, Question, Waiter> {
    typealias Reply = (question: Question, batch: HubBatch<Element>)

    private enum Phase {
        case live
        /// The source has ended; the end is sent after the waiting elements.
        case ended(HubEnd)
        /// No element waits any more, and the end is sent instead.
        case disposed(HubEnd)
    }

    private let capacity: Int
    private var phase = Phase.live
    private var waiting: [Element] = []
    private var sent: UInt64 = 0
    /// The question of the waiting subscriber.
    private var question: Question?
    private var task: Task<Void, Never>?
    /// The task, while there is no room for more.
    private var room: Waiter?

    /// Makes a subscription that is about to start.
    ///
    /// - Parameter capacity: How many elements may wait before the task does.
    init(capacity: Int) {
        self.capacity = capacity
    }

    private var end: HubEnd? {
        switch phase {
        case .live: nil
        case .ended(let end), .disposed(let end): end
        }
    }

    private var isDisposed: Bool { if case .disposed = phase { true } else { false } }

    /// Whether the task has to wait before it takes another element.
    var isFull: Bool { waiting.count >= capacity && !isDisposed }

    /// Stores the task that takes the elements; returns whether it comes too late, and is to be cancelled.
    mutating func start(_ task: Task<Void, Never>) -> Bool {
        guard !isDisposed else { return true }
        self.task = task
        return false
    }

    /// Takes a question, and resumes the task.
    ///
    /// - Returns: The answer to the question before, if that waits yet, and the task.
    mutating func ask(_ new: Question) -> (earlier: Reply?, room: Waiter?) {
        let earlier = answerWithNothing()
        question = new
        return (earlier, exchange(&room, with: nil))
    }

    /// Answers the subscriber that waits with no elements.
    mutating func answerWithNothing() -> Reply? {
        guard let question = exchange(&question, with: nil) else { return nil }
        return (question, HubBatch(first: sent, elements: [], end: nil))
    }

    /// Answers the waiting subscriber with the available elements, if there are any.
    mutating func answer() -> Reply? {
        guard let question, !waiting.isEmpty || end != nil else { return nil }
        self.question = nil
        let elements = exchange(&waiting, with: [])
        defer { sent += UInt64(elements.count) }
        return (question, HubBatch(first: sent, elements: elements, end: end))
    }

    mutating func add(_ element: Element) -> Reply? {
        if !isDisposed { waiting.append(element) }
        return answer()
    }

    /// Lets the task wait for room; `false` if there is some.
    mutating func wait(_ continuation: Waiter) -> Bool {
        if isFull { room = continuation }
        return isFull
    }

    /// Takes the end, unless there is one.
    mutating func finish(_ end: HubEnd) -> Reply? {
        if case .live = phase { phase = .ended(end) }
        return answer()
    }

    /// Drops the waiting elements; later questions are answered with the expiry, unless the source has ended before and
    /// nothing is dropped.
    mutating func dispose() -> (dropped: [Element], task: Task<Void, Never>?, room: Waiter?) {
        phase = .disposed(waiting.isEmpty ? end ?? .expired : .expired)
        return (exchange(&waiting, with: []), exchange(&task, with: nil), exchange(&room, with: nil))
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension HubSubscriptionState: Sendable where Question: Sendable, Waiter: Sendable {}
