internal import RxDisposables
internal import RxVirtualTime

/// Tasks run in virtual time.
///
/// ```swift
/// let greeting = Task(executorPreference: scheduler) {
///     try await scheduler.testClock.sleep(for: .seconds(3))
///     return "hello"
/// }
/// scheduler.start()  // the task has run to its end
/// #expect(try await greeting.value == "hello")
/// ```
///
/// Each step of such a task, from one `await` to the next, is an action of this scheduler, due at the time at which it
/// can continue. So the call that runs the scheduler runs the task, too; nothing has to be waited for, and the order is
/// the same each time.
///
/// That holds for functions that the task calls, its child tasks, and actors without an executor of their own. Code
/// isolated to the main actor, and a `Task { }` that the code makes by itself, run where they always do; there
/// `waitForSubscriptions`, `waitForEvents` and `waitForSleepers` help.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestScheduler: TaskExecutor {
    /// Takes a step of a task, which runs at the present virtual time.
    public final func enqueue(_ job: consuming ExecutorJob) {
        run(UnownedJob(job), on: self)
    }

    /// Runs a step of a task at the present virtual time, after everything that is already due.
    final func run(_ job: UnownedJob, on executor: some TaskExecutor) {
        _ = scheduleAbsoluteVirtual(job, time: clock) { [steps] job in
            steps.add(-1)
            job.runSynchronously(on: executor.asUnownedTaskExecutor())
            return Disposables.create()
        }
        // The step is counted after it has been scheduled: a test that the count wakes runs the due actions, and must
        // find it.
        steps.add(1)
    }
}

/// Runs the first step of a task inside the call that makes the task, and all others in virtual time.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class EagerExecutor: TaskExecutor {
    private let scheduler: TestScheduler
    private let hasBegun = AtomicBool(false)

    init(_ scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if hasBegun.exchange(true, ordering: .relaxed) {
            scheduler.run(job, on: self)
        } else {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
