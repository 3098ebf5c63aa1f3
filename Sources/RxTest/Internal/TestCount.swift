internal import RxDisposables

/// A count, and the tasks that wait until it is high enough.
final class TestCount: Sendable {
    private struct State {
        var count = 0
        var waiting: [(count: Int, waiter: any TestOutcomeWaiter, outcome: TestOutcome)] = []
    }

    private let state = Locked(State())

    /// How many there are now.
    var value: Int {
        state.withLock { $0.count }
    }

    /// Counts up, or down.
    func add(_ number: Int) {
        let ready = state.withLock { state in
            let count = state.count + number
            state.count = count
            let ready = state.waiting.filter { $0.count <= count }
            if !ready.isEmpty { state.waiting.removeAll { $0.count <= count } }
            return ready
        }
        // Waiters are ended outside the lock: ending one resumes its task, and runs the task's next step.
        for (_, waiter, outcome) in ready { waiter.end(outcome) }
    }

    /// Ends a wait as soon as the count is high enough.
    func add(_ waiter: any TestOutcomeWaiter, for count: Int, _ outcome: TestOutcome) {
        let isReady = state.withLock { state in
            // The count is checked and the waiter registered in one step, so that no change in between is missed.
            if state.count < count { state.waiting.append((count, waiter, outcome)) }
            return state.count >= count
        }
        if isReady { waiter.end(outcome) }
    }

    /// Removes a waiter.
    func remove(_ waiter: any TestOutcomeWaiter) {
        state.withLock { state in state.waiting.removeAll { $0.waiter === waiter } }
    }
}

/// A task that waits, on systems that have tasks.
protocol TestOutcomeWaiter: AnyObject, Sendable {
    /// Ends the waiting, unless that was done before.
    func end(_ outcome: TestOutcome)
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TestWaiter: TestOutcomeWaiter where Value == TestOutcome {}

/// The reason for the end of a wait.
enum TestOutcome {
    /// There are as many as it waits for, or it has been cancelled.
    case enough
    /// A step of a task in virtual time was enqueued on another thread, and has to be run.
    case step
    /// The time limit has passed.
    case late
}
