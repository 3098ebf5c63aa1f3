import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TaskSchedulerTests {
    // Contract T11
    @Test(arguments: [false, true])
    func `an action has the priority of the scheduler and the task-local values of the caller`(
        isDelayed: Bool
    ) async {
        let scheduler = TaskScheduler(priority: .high)
        let (name, priority) = await withCheckedContinuation { continuation in
            let action: @Sendable (Int) -> any Disposable = { _ in
                continuation.resume(returning: (Names.current, Task.currentPriority))
                return nothing
            }
            Names.$current.withValue("caller") {
                _ =
                    isDelayed
                    ? scheduler.scheduleRelative(1, dueTime: .milliseconds(1), action: action)
                    : scheduler.schedule(1, action: action)
            }
        }
        #expect(name == "caller")
        #expect(priority == .high)
    }

    // Contract T11
    @Test func `an action can check whether it was disposed of`() async {
        let scheduler = TaskScheduler()
        let disposable = SerialDisposable()
        let isCancelled = await withCheckedContinuation { continuation in
            let isAssigned = LockedValue(false)
            disposable.disposable = scheduler.schedule(()) {
                while !isAssigned.value {}
                disposable.dispose()
                continuation.resume(returning: Task.isCancelled)
                return nothing
            }
            isAssigned.value = true
        }
        #expect(isCancelled)
    }
}
