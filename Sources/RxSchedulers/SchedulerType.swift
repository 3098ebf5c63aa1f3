public import RxDisposables

/// Runs actions at once, after a while, and again and again.
///
/// Waiting is measured on a clock that can't be set: a step of the wall clock changes nothing. An interval of zero or
/// less has passed already; `.never`, and any interval of more than 292 years, never passes: the action is freed at
/// once.
///
/// ```swift
/// let reminder = scheduler.scheduleRelative(user, dueTime: .seconds(30)) { user in
///     user.remind()
///     return Disposables.create()
/// }
/// ```
public protocol SchedulerType: ImmediateSchedulerType {
    /// The time of day as this scheduler knows it; good for showing it, not for measuring how long something takes.
    var now: RxTime { get }

    /// Runs an action after a delay.
    ///
    /// - Parameters:
    ///   - state: Is handed to the action; it may reach another thread on the way.
    ///   - dueTime: How long to wait.
    ///   - action: What to run. The disposable that it returns ends what it has started.
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
    /// A run that takes longer than `period` makes the runs that fall into it drop out: they aren't made up for.
    ///
    /// - Parameters:
    ///   - state: Is handed to the first run.
    ///   - startAfter: How long to wait for the first run.
    ///   - period: How long to wait from the start of one run to the start of the next one. With zero or less they
    ///     follow each other at once; with `.never` there is one run.
    ///   - action: What to run. What it returns is handed to the next run.
    /// - Returns: A disposable that ends it. The action and the state are freed then, or, if a run is under way, right
    ///   after that.
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
    ///
    /// - Parameters:
    ///   - state: Is handed to the first run.
    ///   - startAfter: How long to wait for the first run.
    ///   - period: How long to wait from the start of one run to the start of the next one.
    ///   - action: What to run. What it returns is handed to the next run.
    /// - Returns: A disposable that ends it.
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

    /// Runs an action after a delay.
    ///
    /// - Parameters:
    ///   - state: Is handed to the action; it may reach another thread on the way.
    ///   - dueTime: How long to wait, exact to the nanosecond.
    ///   - action: What to run. The disposable that it returns ends what it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: any RxTimeSpan,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: dueTime.rxTimeInterval, action: action)
    }

    /// Runs an action again and again, never twice at the same time.
    ///
    /// - Parameters:
    ///   - state: Is handed to the first run.
    ///   - startAfter: How long to wait for the first run, exact to the nanosecond.
    ///   - period: How long to wait from the start of one run to the start of the next one, exact to the nanosecond.
    ///   - action: What to run. What it returns is handed to the next run.
    /// - Returns: A disposable that ends it.
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
