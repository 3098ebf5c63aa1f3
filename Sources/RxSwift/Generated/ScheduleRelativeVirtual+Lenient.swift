// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxUnchecked
public import RxVirtualTime

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
}
