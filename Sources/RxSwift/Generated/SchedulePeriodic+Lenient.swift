// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxSchedulers
public import RxUnchecked

extension SchedulerType {
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
