public import RxDisposables

/// Runs actions at once, after a while, and again and again.
///
/// Delays are measured on a monotonic clock, so setting the wall clock changes nothing. An interval of zero or less has
/// passed already; `.never`, and any interval of more than 292 years, never passes: the action is freed at once.
///
/// ```swift
/// let reminder = scheduler.scheduleRelative(user, dueTime: .seconds(30)) { user in
///     user.remind()
///     return Disposables.create()
/// }
/// ```
///
/// Also known as `Scheduler` (Combine).
public protocol SchedulerType: ImmediateSchedulerType {
    /// The time of day as this scheduler knows it; use it for display, not for measuring.
    var now: RxTime { get }

    /// Runs an action after a delay.
    ///
    /// - Parameters:
    ///   - state: Passed to the action, maybe on another thread.
    ///   - dueTime: The time limit.
    ///   - action: The closure to run. The disposable that it returns ends the work that it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
    @_disfavoredOverload
    func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs an action again and again, never twice at the same time.
    ///
    /// If a run takes longer than `period`, the runs that would fall into it are skipped; a dispatch queue does one of
    /// them late.
    ///
    /// - Parameters:
    ///   - state: Passed to the first run.
    ///   - startAfter: The time to wait for the first run.
    ///   - period: The time from the start of one run to the start of the next one. With zero or less they follow each
    ///     other at once; with `.never` there is one run.
    ///   - action: The closure to run. Its result is passed to the next run.
    /// - Returns: A disposable that ends it. The action and the state are freed at once or, during a run, right after
    ///   it.
    @_disfavoredOverload
    func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Runs an action again and again, by means of `scheduleRelative`.
    ///
    /// The next run is scheduled when one begins, so the action's own time doesn't add to the period.
    @_disfavoredOverload
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        let series = RescheduledSeries(PeriodicWork(state, action), period: period, scheduler: self)
        series.start(after: startAfter)
        return series
    }

    /// Runs an action after a delay, exact to the nanosecond.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: any RxTimeSpan,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: dueTime.rxTimeInterval, action: action)
    }

    /// Runs an action again and again, never twice at the same time; times are exact to the nanosecond.
    @_disfavoredOverload
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: any RxTimeSpan,
        period: any RxTimeSpan,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        schedulePeriodic(
            state,
            startAfter: startAfter.rxTimeInterval,
            period: period.rxTimeInterval,
            action: action
        )
    }
}

// For the lenient forms, which would call themselves by the other names.
extension SchedulerType {
    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package func strictScheduleRelative<StateType: Sendable>(
        _ state: StateType,
        _ dueTime: RxTimeInterval,
        _ action: consuming @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: dueTime, action: action)
    }

    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package func strictSchedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        _ startAfter: RxTimeInterval,
        _ period: RxTimeInterval,
        _ action: consuming @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
