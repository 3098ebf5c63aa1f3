public import Dispatch
public import Foundation
public import RxDisposables

/// Runs each action in a task of its own on the concurrent executor, several at the same time.
///
/// ```swift
/// let background = TaskScheduler(priority: .background)
/// let pictures = images.flatMap { Single.just($0).observe(on: background).map { decode($0) } }
/// ```
///
/// It keeps no order; if order matters, use a ``ClockScheduler`` or an ``ActorScheduler``. Operators keep theirs on any
/// scheduler. Timers wait on the `ContinuousClock`, where systems have it.
///
/// An action has the task-local values of the task that schedules it, and the priority that the scheduler was made
/// with, or else that of the task. Disposing cancels the action's task; a long action can check `Task.isCancelled`. An
/// action must not block: it runs on one of the few threads that all tasks share.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public final class TaskScheduler: SchedulerType, SteadyScheduler {
    private let counted = Counted()
    private let priority: TaskPriority?
    private let clock = TimelineClock()

    /// Makes a scheduler for the concurrent executor.
    ///
    /// - Parameter priority: The priority of the tasks; `nil` for that of the task that schedules.
    public init(priority: TaskPriority? = nil) {
        self.priority = priority
    }

    /// The time of day.
    public var now: RxTime { RxTime() }

    package var steadyNanoseconds: UInt64 { clock.nanoseconds }

    /// Runs an action in a task.
    ///
    /// Disposing of the result cancels the task.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = WorkItem { action(state) }
        return TaskWork(item, Task(priority: priority) { item.run() })
    }

    /// Runs an action in a task, after a delay.
    ///
    /// Disposing of the result cancels the task. With zero or less it is due now; with `.never`, the action is freed at
    /// once.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        guard !dueTime.isOver else { return schedule(state, action: action) }
        let item = WorkItem { action(state) }
        guard !dueTime.isEndless else {
            item.dispose()
            return item
        }
        let clock = clock
        let deadline = clock.deadline(after: dueTime)
        return TaskWork(
            item,
            Task(priority: priority) {
                // A cancelled sleep throws. Then the item has been disposed of, and there is nothing to run.
                guard (try? await clock.sleep(deadline)) != nil else { return }
                item.run()
            }
        )
    }

    /// Runs an action again and again in one task, never twice at the same time.
    ///
    /// Each run is due a whole number of periods after the first one. Runs that become due while another one is running
    /// are skipped.
    ///
    /// Disposing of the result cancels the task.
    @_disfavoredOverload
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        let work = PeriodicWork(state, action)
        guard !startAfter.isEndless else {
            work.dispose()
            return work
        }
        let clock = clock
        let start = clock.deadline(after: startAfter)
        return TaskWork(
            work,
            Task(priority: priority) {
                var deadline = start
                while (try? await clock.sleep(deadline)) != nil, !work.isDisposed {
                    work.runOnce()
                    // Without a further run, the state is freed now, and `isDisposed` is true.
                    if period.isEndless { return work.dispose() }
                    deadline = clock.next(after: deadline, period: period)
                    // A sleep whose deadline has passed doesn't suspend the task, so other tasks get a turn here.
                    await Task.yield()
                }
            }
        )
    }
}

/// Work and the task that runs it; disposing of it ends both.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private final class TaskWork: Cancelable {
    private let work: any RepeatableWork
    private let task: Task<Void, Never>

    init(_ work: any RepeatableWork, _ task: Task<Void, Never>) {
        self.work = work
        self.task = task
    }

    var isDisposed: Bool { work.isDisposed }

    /// The work's own answer: it may be finished before it is disposed of.
    var isFinished: Bool { work.isFinished }

    func dispose() {
        work.dispose()
        task.cancel()
    }
}
