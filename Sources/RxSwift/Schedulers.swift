public import RxDisposables
public import RxSchedulers
public import RxUnchecked
public import RxVirtualTime

// The last parameter of those with a requirement's name keeps them from being its witness: a scheduler of the user's
// would else have two of `schedulePeriodic`, and one that lacks `scheduleRelative` would compile, and call itself.

extension ImmediateSchedulerType {
    /// Lenient form of `schedule(_:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func schedule<StateType>(
        _ state: StateType,
        action: consuming @escaping (StateType) -> any Disposable,
        _: Void = ()
    ) -> any Disposable {
        uncheckedSchedule(state, action)
    }

    /// Lenient form of `scheduleRecursive(_:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scheduleRecursive<State>(
        _ state: State,
        action: consuming @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        uncheckedScheduleRecursive(state, action)
    }
}

extension SchedulerType {
    /// Lenient form of `scheduleRelative(_:dueTime:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: consuming @escaping (StateType) -> any Disposable,
        _: Void = ()
    ) -> any Disposable {
        uncheckedScheduleRelative(state, dueTime, action)
    }

    /// Lenient form of `schedulePeriodic(_:startAfter:period:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: consuming @escaping (StateType) -> StateType,
        _: Void = ()
    ) -> any Disposable {
        uncheckedSchedulePeriodic(state, startAfter, period, action)
    }
}

extension VirtualTimeScheduler {
    /// Lenient form of `scheduleRelativeVirtual(_:dueTime:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        uncheckedScheduleRelativeVirtual(state, dueTime, action)
    }

    /// Lenient form of `scheduleAbsoluteVirtual(_:time:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType,
        time: VirtualTime,
        action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        uncheckedScheduleAbsoluteVirtual(state, time, action)
    }
}
