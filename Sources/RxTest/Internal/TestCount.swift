internal import RxDisposables

/// A count, and the tasks that wait until it is high enough.
// SAFETY: see the fields.
final class TestCount: @unchecked Sendable {
    private let lock = Lock()

    /// Touched only under the lock.
    private var count = 0

    /// Touched only under the lock, or by `deinit`.
    private var waiting: [(count: Int, waiter: any TestOutcomeWaiter, outcome: TestOutcome)] = []

    /// How many there are now.
    var value: Int {
        lock.withLock { count }
    }

    /// Counts up, or down.
    func add(_ number: Int) {
        let ready = lock.withLock {
            count += number
            guard !waiting.isEmpty else { return waiting }
            let ready = waiting.filter { $0.count <= count }
            waiting.removeAll { $0.count <= count }
            return ready
        }
        for (_, waiter, outcome) in ready { waiter.end(outcome) }
    }

    /// Ends a waiter's waiting as soon as there are enough.
    func add(_ waiter: any TestOutcomeWaiter, for count: Int, _ outcome: TestOutcome) {
        let isReady = lock.withLock {
            if self.count < count { waiting.append((count, waiter, outcome)) }
            return self.count >= count
        }
        if isReady { waiter.end(outcome) }
    }

    /// Forgets a waiter.
    func remove(_ waiter: any TestOutcomeWaiter) {
        lock.withLock { waiting.removeAll { $0.waiter === waiter } }
    }
}

/// A task that waits, on systems that have tasks.
protocol TestOutcomeWaiter: AnyObject {
    /// Ends the waiting, unless that was done before.
    func end(_ outcome: TestOutcome)
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TestWaiter: TestOutcomeWaiter where Value == TestOutcome {}

/// The reason for which a task waits no longer.
enum TestOutcome {
    /// There are as many as it waits for, or it has been cancelled.
    case enough
    /// A step of a task in virtual time has come from elsewhere, and has to be run.
    case step
    /// The time is over.
    case late
}
