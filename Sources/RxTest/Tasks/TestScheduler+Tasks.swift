internal import Dispatch
internal import RxDisposables
internal import RxSchedulers
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
/// That holds for functions that the task calls, its child tasks, actors without an executor of their own, and tasks of
/// operators that an action of this scheduler starts. Code isolated to the main actor, and a `Task { }` that the code
/// makes by itself, run where they always do; there `waitForSubscriptions`, `waitForEvents` and `waitForSleepers` help.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestScheduler: TaskExecutor {
    /// Takes a step of a task, which runs at the present virtual time.
    public final func enqueue(_ job: consuming ExecutorJob) {
        run(UnownedJob(job), on: self)
    }

    /// Runs a step of a task at the present virtual time, after everything that is already due.
    final func run(_ job: UnownedJob, on executor: some TaskExecutor) {
        enqueue(step(job, on: executor), at: clock)
        // The step is counted after it has been scheduled: a test that the count wakes runs the due actions, and must
        // find it.
        steps.add(1)
    }

    /// The same, but only if a call runs this scheduler, or none has yet; returns whether the step will run.
    fileprivate final func tryRunning(_ job: UnownedJob, on executor: some TaskExecutor) -> Bool {
        let isTaken = enqueueForRun(step(job, on: executor))
        if isTaken { steps.add(1) }
        return isTaken
    }

    private func step(_ job: UnownedJob, on executor: some TaskExecutor) -> ScheduledItem {
        ScheduledItem.make(job) { [steps] job in
            steps.add(-1)
            job.runSynchronously(on: executor.asUnownedTaskExecutor())
            return Disposables.create()
        }
    }
}

// Whoever runs this scheduler starts the tasks of operators (T13).
extension TestScheduler: TaskStarter {
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    package final func startTask(
        priority: TaskPriority?,
        detached isDetached: Bool,
        _ work: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never>? {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
        let executor = OperatorExecutor(self)
        let body: @Sendable () async -> Void = {
            await work()
            // A task refers to its executor without retaining it.
            extendLifetime(executor)
        }
        return isDetached
            ? Task.detached(executorPreference: executor, priority: priority, operation: body)
            : Task(executorPreference: executor, priority: priority, operation: body)
    }
}

/// Runs an operator's task in virtual time while a call runs the scheduler, and before the first one.
///
/// A step that can continue only later, since the task has been on main for example, runs on a thread of the system:
/// the test may not run the scheduler again.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class OperatorExecutor: TaskExecutor {
    private let scheduler: TestScheduler

    init(_ scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        guard !scheduler.tryRunning(job, on: self) else { return }
        DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
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
