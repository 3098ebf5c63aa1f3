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
        // The task is detached: the entries that are due then may belong to several callers, so the task has the
        // task-local values of none.
        let sleeper = Task.detached(priority: Task.currentPriority) {
            do {
                try await timeline.clock.sleep(self.deadline)
                timeline.ring(self)
            } catch {
                // Either the alarm was cancelled, or the clock can't wait. The timeline distinguishes them: a cancelled
                // alarm is no longer its current one.
                timeline.abandon(self)
            }
        }
        // The alarm may have been cancelled before this call, by a thread that found it in the timeline's state. The
        // slot then cancels the task at once.
        task.set(Disposables.create { sleeper.cancel() })
    }

    func cancel() {
        task.dispose()
    }
}
