public import RxDisposables
public import RxSchedulers
public import RxVirtualTime

// The last parameter of those with a requirement's name keeps them from being its witness: a scheduler of the user's
// would else have two of `schedulePeriodic`, and one that lacks `scheduleRelative` would compile, and call itself.

extension ImmediateSchedulerType {
    /// Lenient form of `schedule(_:action:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> any Disposable,
        _: Void = ()
    ) -> any Disposable {
        unchecked.schedule(state, action)
    }

    /// Lenient form of `scheduleRecursive(_:action:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func scheduleRecursive<State>(
        _ state: State,
        action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        unchecked.scheduleRecursive(state, action)
    }
}

extension SchedulerType {
    /// Lenient form of `scheduleRelative(_:dueTime:action:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> any Disposable,
        _: Void = ()
    ) -> any Disposable {
        unchecked.scheduleRelative(state, dueTime, action)
    }

    /// Lenient form of `schedulePeriodic(_:startAfter:period:action:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType,
        _: Void = ()
    ) -> any Disposable {
        unchecked.schedulePeriodic(state, startAfter, period, action)
    }
}

extension VirtualTimeScheduler {
    /// Lenient form of `scheduleRelativeVirtual(_:dueTime:action:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        uncheckedRelative(state, dueTime, action)
    }

    /// Lenient form of `scheduleAbsoluteVirtual(_:time:action:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType,
        time: VirtualTime,
        action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        uncheckedAbsolute(state, time, action)
    }
}

extension ImmediateSchedulerType {
    fileprivate var unchecked: UncheckedScheduler<Self> { UncheckedScheduler(scheduler: self) }
}

/// Calls the strict forms of a scheduler's methods.
///
/// It isn't obsolete itself, as what is would find the lenient forms before them, and call itself.
private struct UncheckedScheduler<Scheduler: ImmediateSchedulerType> {
    let scheduler: Scheduler

    func schedule<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
        scheduler.schedule(Unchecked(state), action: sendable { action($0.value) })
    }

    func scheduleRecursive<State>(
        _ state: State,
        _ action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        // SAFETY: see `sendable`, which takes no closure that is handed another one for the time of the call.
        nonisolated(unsafe) let action = action
        return scheduler.scheduleRecursive(Unchecked(state)) { state, recurse in
            action(state.value) { recurse(Unchecked($0)) }
        }
    }
}

extension UncheckedScheduler where Scheduler: SchedulerType {
    func scheduleRelative<State>(
        _ state: State,
        _ dueTime: RxTimeInterval,
        _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        scheduler.scheduleRelative(Unchecked(state), dueTime: dueTime, action: sendable { action($0.value) })
    }

    func schedulePeriodic<State>(
        _ state: State,
        _ startAfter: RxTimeInterval,
        _ period: RxTimeInterval,
        _ action: @escaping (State) -> State
    ) -> any Disposable {
        scheduler.schedulePeriodic(
            Unchecked(state),
            startAfter: startAfter,
            period: period,
            action: sendable { Unchecked(action($0.value)) }
        )
    }
}

extension VirtualTimeScheduler {
    fileprivate func uncheckedRelative<State>(
        _ state: State,
        _ dueTime: VirtualTimeInterval,
        _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        scheduleRelativeVirtual(Unchecked(state), dueTime: dueTime, action: sendable { action($0.value) })
    }

    fileprivate func uncheckedAbsolute<State>(
        _ state: State,
        _ time: VirtualTime,
        _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        scheduleAbsoluteVirtual(Unchecked(state), time: time, action: sendable { action($0.value) })
    }
}
