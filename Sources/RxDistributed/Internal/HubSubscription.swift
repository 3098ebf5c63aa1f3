internal import RxDisposables
internal import RxObservable

/// One subscription to a hub's source: a task takes elements from the source while there is room for them, and a
/// subscriber of another node takes them from here.
// SAFETY: the lock guards what changes.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class HubSubscription<Element: Codable & Sendable>: @unchecked Sendable {
    private typealias Answer = CheckedContinuation<HubBatch<Element>, Never>

    /// While the subscriber is awaited, its lease; while it waits, when it gets an answer without elements.
    let timer = SerialDisposable()

    private let capacity: Int
    private let lock = Lock()
    private var waiting: [Element] = []
    private var sent: UInt64 = 0
    private var end: HubEnd?
    private var isDisposed = false
    private var subscriber: Answer?
    private var task: Task<Void, Never>?
    /// The task, while there is no room for more.
    private var room: CheckedContinuation<Void, Never>?

    init(batch: Int) {
        capacity = batch
    }

    /// Takes what the source sends, until it is over or disposed of.
    func start(_ values: AsyncValues<Element>) {
        let task = Task {
            var end = HubEnd.completed
            do {
                for try await element in values { await put(element) }
            } catch {
                end = HubEnd(error)
            }
            finish(end)
        }
        let isLate = lock.withLock {
            self.task = task
            return isDisposed
        }
        if isLate { task.cancel() }
    }

    /// The next elements, as soon as there are some, or the end.
    ///
    /// A subscriber asks one question at a time; if there is another one, the one before it gets nothing.
    func pull() async -> HubBatch<Element> {
        await withCheckedContinuation { continuation in
            let (earlier, nothing, room) = lock.withLock {
                let earlier = subscriber
                subscriber = continuation
                return (
                    earlier, HubBatch<Element>(first: sent, elements: [], end: nil), exchange(&self.room, with: nil)
                )
            }
            earlier?.resume(returning: nothing)
            answer()
            room?.resume()
        }
    }

    /// Tells a subscriber that waits that there is nothing yet.
    func answerWithNothing() {
        let answer = lock.withLock { () -> (Answer, HubBatch<Element>)? in
            guard let subscriber = exchange(&subscriber, with: nil) else { return nil }
            return (subscriber, HubBatch(first: sent, elements: [], end: nil))
        }
        if let (subscriber, batch) = answer { subscriber.resume(returning: batch) }
    }

    /// Disposes of the source; a subscriber that waits is told so.
    func dispose() {
        let (task, room) = lock.withLock {
            isDisposed = true
            waiting = []
            return (exchange(&self.task, with: nil), exchange(&self.room, with: nil))
        }
        timer.dispose()
        task?.cancel()
        room?.resume()
        finish(.expired)
    }

    private func finish(_ end: HubEnd) {
        lock.withLock { self.end = self.end ?? end }
        answer()
    }

    /// Adds an element, and waits until there is room for another one.
    private func put(_ element: Element) async {
        lock.withLock { if !isDisposed { waiting.append(element) } }
        answer()
        guard lock.withLock({ isFull }) else { return }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let waits = lock.withLock {
                if isFull { room = continuation }
                return isFull
            }
            if !waits { continuation.resume() }
        }
    }

    private var isFull: Bool { waiting.count >= capacity && !isDisposed }

    /// Hands what waits to the subscriber, if there is something, and one that waits.
    private func answer() {
        let answer = lock.withLock { () -> (Answer, HubBatch<Element>)? in
            guard let subscriber, !waiting.isEmpty || end != nil else { return nil }
            self.subscriber = nil
            let batch = HubBatch(first: sent, elements: waiting, end: end)
            sent += UInt64(waiting.count)
            waiting = []
            return (subscriber, batch)
        }
        if let (subscriber, batch) = answer { subscriber.resume(returning: batch) }
    }
}
