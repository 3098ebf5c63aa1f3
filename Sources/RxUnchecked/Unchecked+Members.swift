public import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits

// An obsolete function prefers obsolete overloads, and would call itself. So these members, which aren't obsolete and
// have other names, stand between the lenient forms and the strict ones.

extension Disposables {
    @_transparent @_alwaysEmitIntoClient
    package static func uncheckedCreate(_ dispose: consuming @escaping () -> Void) -> any Cancelable {
        create(with: sendable(dispose))
    }
}

extension ObservableType {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedSubscribe(
        _ onNext: consuming ((Element) -> Void)?,
        _ onError: consuming ((any Error) -> Void)?,
        _ onCompleted: consuming (() -> Void)?,
        _ onDisposed: consuming (() -> Void)?
    ) -> any Disposable {
        subscribe(
            onNext: sendable(onNext),
            onError: sendable(onError),
            onCompleted: sendable(onCompleted),
            onDisposed: sendable(onDisposed)
        )
    }
}

extension ObserverType {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedMapObserver<Result>(
        _ transform: consuming @escaping (Result) throws -> Element
    ) -> AnyObserver<Result> {
        mapObserver(sendable(transform))
    }
}

extension Binder {
    @_transparent @_alwaysEmitIntoClient
    package init<Target: AnyObject>(
        unchecked target: Target,
        _ scheduler: any ImmediateSchedulerType,
        _ binding: consuming @escaping (Target, Value) -> Void
    ) {
        self.init(target, scheduler: scheduler, binding: sendable(binding))
    }
}

extension ImmediateSchedulerType {
    @_transparent @_alwaysEmitIntoClient
    package func uncheckedSchedule<StateType>(
        _ state: StateType,
        _ action: consuming @escaping (StateType) -> any Disposable
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
    package func uncheckedScheduleRelative<StateType>(
        _ state: StateType,
        _ dueTime: RxTimeInterval,
        _ action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: dueTime, action: sendable(action))
    }

    @_transparent @_alwaysEmitIntoClient
    package func uncheckedSchedulePeriodic<StateType>(
        _ state: StateType,
        _ startAfter: RxTimeInterval,
        _ period: RxTimeInterval,
        _ action: consuming @escaping (StateType) -> StateType
    ) -> any Disposable {
        schedulePeriodic(state, startAfter: startAfter, period: period, action: sendable(action))
    }
}
