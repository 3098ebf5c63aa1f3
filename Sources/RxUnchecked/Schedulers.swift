public import RxDisposables
public import RxSchedulers
public import RxVirtualTime

// Hand on states that aren't `Sendable`. What the compiler emits for them is a call of the strict form, with the same
// arguments: `Sendable` is a promise that leaves no trace in it.

extension ImmediateSchedulerType {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedSchedule<State>(
        _ state: State,
        _ action: consuming @escaping (State) -> any Disposable
    ) -> any Disposable {
        schedule(state, action: sendable(action))
    }

    @_transparent @_alwaysEmitIntoClient
    package func uncheckedScheduleRecursive<State>(
        _ state: State,
        _ action: consuming @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        scheduleRecursive(state, action: sendable(action))
    }
}

extension SchedulerType {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedScheduleRelative<State>(
        _ state: State,
        _ dueTime: RxTimeInterval,
        _ action: consuming @escaping (State) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: dueTime, action: sendable(action))
    }

    @_transparent @_alwaysEmitIntoClient
    package func uncheckedSchedulePeriodic<State>(
        _ state: State,
        _ startAfter: RxTimeInterval,
        _ period: RxTimeInterval,
        _ action: consuming @escaping (State) -> State
    ) -> any Disposable {
        schedulePeriodic(state, startAfter: startAfter, period: period, action: sendable(action))
    }
}

extension VirtualTimeScheduler {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedScheduleRelativeVirtual<State>(
        _ state: State,
        _ dueTime: VirtualTimeInterval,
        _ action: consuming @escaping (State) -> any Disposable
    ) -> any Disposable {
        scheduleRelativeVirtual(state, dueTime: dueTime, action: sendable(action))
    }

    @_transparent @_alwaysEmitIntoClient
    package func uncheckedScheduleAbsoluteVirtual<State>(
        _ state: State,
        _ time: VirtualTime,
        _ action: consuming @escaping (State) -> any Disposable
    ) -> any Disposable {
        scheduleAbsoluteVirtual(state, time: time, action: sendable(action))
    }
}
