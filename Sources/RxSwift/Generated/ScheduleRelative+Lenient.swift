// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxSchedulers
public import RxUnchecked

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
}
