public import RxDisposables
public import RxSchedulers
public import RxVirtualTime

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension VirtualTimeScheduler {
    /// Lenient form of `scheduleRelativeVirtual(_:dueTime:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem.make(state, action)
        enqueue(item, after: dueTime)
        return item
    }

    /// Lenient form of `scheduleAbsoluteVirtual(_:time:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType,
        time: VirtualTime,
        action: consuming @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let item = ScheduledItem.make(state, action)
        enqueue(item, at: time)
        return item
    }
}
