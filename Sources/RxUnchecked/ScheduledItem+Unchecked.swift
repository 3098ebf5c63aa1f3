public import RxDisposables
public import RxSchedulers

extension ScheduledItem {
    /// Makes an item of a state and an action of a client in Swift 5 mode.
    ///
    /// For schedulers in virtual time, whose module this one doesn't import: clients of what stands above it would link
    /// it.
    @_transparent @_alwaysEmitIntoClient
    package static func unchecked<State>(
        _ state: State,
        _ action: consuming @escaping (State) -> any Disposable
    ) -> ScheduledItem {
        make(state, sendable(action))
    }
}
