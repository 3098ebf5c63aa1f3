internal import RxDisposables
internal import RxObservable

/// One subscription to a hub's source: a task takes elements from the source while there is room for them, and a
/// subscriber of another node takes them from here.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class HubSubscription<Element: Codable & Sendable>: Sendable {
    private typealias Batch = HubBatch<Element>
    private typealias Question = CheckedContinuation<Batch, Never>
    private typealias Room = CheckedContinuation<Void, Never>

    /// A question, and the answer with which it is to be resumed, outside the lock.
    private struct Reply {
        let question: Question
        let batch: Batch

        func send() {
            question.resume(returning: batch)
        }
    }

    private struct State {
        let capacity: Int
        var waiting: [Element] = []
        var sent: UInt64 = 0
        var end: HubEnd?
        var isDisposed = false
        /// That of the subscriber that waits.
        var question: Question?
        var task: Task<Void, Never>?
        /// The task, while there is no room for more.
        var room: Room?

        init(capacity: Int) {
            self.capacity = capacity
        }

        var isFull: Bool { waiting.count >= capacity && !isDisposed }

        /// Takes a question, and lets the task go on.
        ///
        /// - Returns: The answer to the question before, if that waits yet, and the task.
        mutating func ask(_ new: Question) -> (earlier: Reply?, room: Room?) {
            let earlier = answerWithNothing()
            question = new
            return (earlier, exchange(&room, with: nil))
        }

        /// Answers the subscriber that waits with no elements.
        mutating func answerWithNothing() -> Reply? {
            guard let question = exchange(&question, with: nil) else { return nil }
            return Reply(question: question, batch: Batch(first: sent, elements: [], end: nil))
        }

        /// Answers the subscriber that waits with what there is, if there is something.
        mutating func answer() -> Reply? {
            guard let question, !waiting.isEmpty || end != nil else { return nil }
            self.question = nil
            let elements = exchange(&waiting, with: [])
            defer { sent += UInt64(elements.count) }
            return Reply(question: question, batch: Batch(first: sent, elements: elements, end: end))
        }

        /// Takes an element.
        mutating func add(_ element: Element) -> Reply? {
            if !isDisposed { waiting.append(element) }
            return answer()
        }

        /// Lets the task wait for room; `false` if there is some.
        mutating func wait(_ continuation: Room) -> Bool {
            if isFull { room = continuation }
            return isFull
        }

        /// Takes the end, unless it has ended before.
        mutating func finish(_ end: HubEnd) -> Reply? {
            self.end = self.end ?? end
            return answer()
        }

        /// Drops what waits.
        mutating func dispose() -> (dropped: [Element], task: Task<Void, Never>?, room: Room?) {
            isDisposed = true
            return (exchange(&waiting, with: []), exchange(&task, with: nil), exchange(&room, with: nil))
        }
    }

    /// While the subscriber is awaited, its lease; while it waits, when it gets an answer without elements.
    let timer = SerialDisposable()

    private let state: Locked<State>

    init(batch: Int) {
        state = Locked(State(capacity: batch))
    }

    /// Takes what the source sends, until it is over or disposed of.
    func start(_ values: AsyncValues<Element>) {
        let task = Task {
            var end = HubEnd.completed
            do {
                // The source is asked for the next element when `put` returns: so one that can wait is kept waiting
                // (D2).
                for try await element in values { await put(element) }
            } catch {
                end = HubEnd(error)
            }
            finish(end)
        }
        // It may have been disposed of before the task was known here.
        let isLate = state.withLock { state in
            state.task = task
            return state.isDisposed
        }
        if isLate { task.cancel() }
    }

    /// The next elements, as soon as there are some, or the end.
    ///
    /// A subscriber asks one question at a time; if there is another one, the one before it gets nothing.
    func pull() async -> HubBatch<Element> {
        await withCheckedContinuation { continuation in
            let (earlier, room) = state.withLock { $0.ask(continuation) }
            // Outside the lock, as every continuation is resumed (L8).
            earlier?.send()
            state.withLock { $0.answer() }?.send()
            room?.resume()
        }
    }

    /// Tells a subscriber that waits that there is nothing yet.
    func answerWithNothing() {
        state.withLock { $0.answerWithNothing() }?.send()
    }

    /// Disposes of the source; a subscriber that waits is told so.
    func dispose() {
        let (dropped, task, room) = state.withLock { $0.dispose() }
        timer.dispose()
        task?.cancel()
        room?.resume()
        // A subscriber that waits must not wait for ever. If the source has ended before, its end stays.
        finish(.expired)
        extendLifetime(dropped)
    }

    private func finish(_ end: HubEnd) {
        state.withLock { $0.finish(end) }?.send()
    }

    /// Adds an element, and waits until there is room for another one.
    private func put(_ element: Element) async {
        state.withLock { $0.add(element) }?.send()
        guard state.withLock({ $0.isFull }) else { return }
        await withCheckedContinuation { (continuation: Room) in
            // Asked again under the lock: room may have been made since the check above, and then nothing would resume
            // the task.
            let waits = state.withLock { $0.wait(continuation) }
            if !waits { continuation.resume() }
        }
    }
}
