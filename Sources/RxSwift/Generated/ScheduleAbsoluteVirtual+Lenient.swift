// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxUnchecked
public import RxVirtualTime

extension VirtualTimeScheduler {
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
