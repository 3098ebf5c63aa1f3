public import Dispatch
public import Foundation
public import RxDisposables

/// Runs actions by a clock of the Swift standard library: one after the other, in the order of their times.
///
/// ```swift
/// let scheduler = ClockScheduler(ContinuousClock())
/// let calm = typed.debounce(.milliseconds(300), scheduler: scheduler)
/// ```
///
/// Actions that are due at the same time run in the order of scheduling, and never two at once. They run in tasks on
/// the concurrent executor, so not on the actor that schedules them; use `observe(on:)`, or an ``ActorScheduler``.
/// Times are counted from the call that schedules, on the clock, so what a run takes doesn't add up.
///
/// While something waits, one task sleeps on the clock until the first of it is due. Disposing of everything that waits
/// cancels that task at once. If the clock can't wait any more, which it says by throwing though it wasn't cancelled
/// it, what waits is freed and doesn't run.
///
/// Over the clock of a virtual time, such as `TestClock` of `RxTest`, the scheduler of that time does the work. So a
/// chain gives the same events at the same times as on that scheduler itself, and a test of it needs no `await`.
///
/// Actions have no task-local values, since one task runs what several callers have scheduled. It has the priority that
/// the scheduler was made with, or that of the caller for whom it began.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
public final class ClockScheduler: SchedulerType, SteadyScheduler, DelegatingScheduler {
    package let delegate: (any SchedulerType)?
    private let timeline: Timeline
    private let timeOfDay: @Sendable (TimelineClock) -> RxTime

    /// Makes a scheduler for a clock.
    ///
    /// - Parameters:
    ///   - clock: What to wait by. It is read and slept by on any thread.
    ///   - tolerance: How much later than asked for the clock may wake its sleepers; `nil` leaves that to the clock.
    ///   - priority: The priority of the tasks that run the actions; `nil` for that of those who schedule.
    public init(_ clock: some Clock<Duration>, tolerance: Duration? = nil, priority: TaskPriority? = nil) {
        delegate = (clock as? any SchedulerClock)?.mover
        timeline = Timeline(TimelineClock(clock, tolerance: tolerance)) { timeline in
            // Detached: a turn runs what several callers have scheduled, so it has no one's task-local values.
            Task.detached(priority: priority ?? Task.currentPriority) { timeline.runTurn() }
        }
        if clock is ContinuousClock || clock is SuspendingClock {
            timeOfDay = { _ in RxTime() }
        } else {
            let start = RxTime()
            timeOfDay = { clock in start + Double(clock.nanoseconds) / 1e9 }
        }
    }

    /// The time of day.
    ///
    /// That of the wall clock, for the clocks of the system. For any other clock, what the wall clock showed when the
    /// scheduler was made, plus the time that the clock has counted since.
    public var now: RxTime { delegate?.now ?? timeOfDay(timeline.clock) }

    package var steadyNanoseconds: UInt64 { timeline.clock.nanoseconds }

    /// Runs an action as soon as possible, behind those that are already due.
    ///
    /// - Parameters:
    ///   - state: Is handed to the action.
    ///   - action: What to run. The disposable that it returns ends what it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
    /// - Complexity: O(log *n*), where *n* is the number of actions that wait.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if let delegate { return delegate.schedule(state, action: action) }
        return timeline.schedule(WorkItem { action(state) }, after: .nanoseconds(0))
    }

    /// Runs an action after a delay.
    ///
    /// - Parameters:
    ///   - state: Is handed to the action.
    ///   - dueTime: How long to wait. Zero or less is now; with `.never`, the action is freed at once.
    ///   - action: What to run. The disposable that it returns ends what it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
    /// - Complexity: O(log *n*), where *n* is the number of actions that wait.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if let delegate { return delegate.scheduleRelative(state, dueTime: dueTime, action: action) }
        return timeline.schedule(WorkItem { action(state) }, after: dueTime)
    }

    /// Runs an action again and again, never twice at the same time.
    ///
    /// Each run is due a whole number of periods after the first one. Runs that come due while one is under way, or
    /// while the clock isn't looked at, drop out.
    ///
    /// - Parameters:
    ///   - state: Is handed to the first run.
    ///   - startAfter: How long to wait for the first run.
    ///   - period: How long it is from one run to the next; with zero or less they follow each other at once, with
    ///     `.never` there is one run.
    ///   - action: What to run. What it returns is handed to the next run.
    /// - Returns: A disposable that ends it.
    @_disfavoredOverload
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        if let delegate {
            return delegate.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
        }
        return timeline.schedule(PeriodicWork(state, action), after: startAfter, period: period)
    }
}
