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
/// Times are counted on the clock from the scheduling call, so the duration of a run doesn't add up.
///
/// While actions wait, one task sleeps on the clock until the first of them is due. Disposing of all of them cancels
/// that task at once. If the clock throws without having been cancelled, it can't wait any more, and the waiting
/// actions are freed without running.
///
/// With a clock of virtual time, such as `TestClock` of `RxTest`, the scheduler of that clock runs the actions. So a
/// chain sends the same events at the same times as on that scheduler itself, and its test needs no `await`.
///
/// Actions have no task-local values, since one task runs the actions of several callers. The task has the priority
/// that the scheduler was made with, or that of the caller that started it.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
public final class ClockScheduler: SchedulerType, SteadyScheduler, OrderedScheduler, DelegatingScheduler {
    package let delegate: (any SchedulerType)?
    private let timeline: Timeline
    private let timeOfDay: @Sendable (TimelineClock) -> RxTime

    /// Makes a scheduler for a clock.
    ///
    /// - Parameters:
    ///   - clock: The clock. It is used on any thread.
    ///   - tolerance: How much later than its deadline a sleeper may be woken; `nil` leaves that to the clock.
    ///   - priority: The priority of the tasks that run the actions; `nil` for that of the scheduling task or thread.
    public init(_ clock: some Clock<Duration>, tolerance: Duration? = nil, priority: TaskPriority? = nil) {
        delegate = (clock as? any SchedulerClock)?.mover
        timeline = Timeline(TimelineClock(clock, tolerance: tolerance)) { timeline in
            // The task is detached: a turn runs the actions of several callers, so it has the task-local values of
            // none.
            Task.detached(priority: priority ?? Task.currentPriority) { timeline.runTurn() }
        }
        // With a clock of the system, the time of day is that of the wall clock. Any other clock may count in its own
        // way: the time that has passed on it is added to the time of day at the start.
        if clock is ContinuousClock || clock is SuspendingClock {
            timeOfDay = { _ in RxTime() }
        } else {
            let start = RxTime()
            timeOfDay = { clock in start + Double(clock.nanoseconds) / 1e9 }
        }
    }

    /// The time of day.
    ///
    /// The time of the wall clock, for the clocks of the system. For any other clock, the wall clock's time at the
    /// creation of the scheduler plus the time that the clock has counted since.
    public var now: RxTime { delegate?.now ?? timeOfDay(timeline.clock) }

    package var order: SchedulingOrder { timeline.order }

    package var steadyNanoseconds: UInt64 { timeline.clock.nanoseconds }

    /// Runs an action as soon as possible, after those that are already due.
    ///
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
    /// With zero or less it is due now; with `.never`, the action is freed at once.
    ///
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
    /// Each run is due a whole number of periods after the first one. Runs that become due while another one is
    /// running, or while the clock isn't read, are skipped.
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
