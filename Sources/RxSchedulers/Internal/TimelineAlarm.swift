internal import RxDisposables

/// A task that sleeps until a timeline has something to do.
///
/// Cancelling it only wakes the task, which then ends; only the clock's own code runs in a cancellation handler
/// (contract A7).
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class TimelineAlarm: Sendable {
    let deadline: Int64
    private let task = DisposableSlot()

    init(_ deadline: Int64) {
        self.deadline = deadline
    }

    /// Starts the sleep, unless the alarm has been cancelled; the task retains the timeline.
    func start(_ timeline: Timeline) {
        // The task is detached: the entries that are due then may be of several callers, so it has the task-local
        // values of none.
        let sleeper = Task.detached(priority: Task.currentPriority) {
            do {
                try await timeline.clock.sleep(self.deadline)
                timeline.ring(self)
            } catch {
                // The alarm was cancelled, or the clock can't wait. The timeline knows which: a cancelled alarm is no
                // longer current.
                timeline.abandon(self)
            }
        }
        // The alarm may have been cancelled before it got here, by a thread that found it in the timeline's state. Then
        // the slot cancels the task at once.
        task.set(Disposables.create { sleeper.cancel() })
    }

    func cancel() {
        task.dispose()
    }
}
