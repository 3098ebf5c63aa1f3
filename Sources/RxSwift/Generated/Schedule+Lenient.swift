// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxSchedulers
public import RxUnchecked

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
}
