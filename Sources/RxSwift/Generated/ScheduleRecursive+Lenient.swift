// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxSchedulers
public import RxUnchecked

extension ImmediateSchedulerType {
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
