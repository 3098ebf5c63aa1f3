public import RxDisposables

/// Runs actions at once, inside the call that schedules them.
///
/// ```swift
/// let screen = Screen(scheduler: ImmediateScheduler.instance)  // in a test: no hop, so nothing to wait for
/// ```
///
/// An action that another one schedules runs inside it, whereas a ``CurrentThreadScheduler`` makes it wait until the
/// other has returned. A recursive action is the exception: its steps run in a loop and use no stack.
public final class ImmediateScheduler: ImmediateSchedulerType {
    /// The shared instance.
    public static let instance = ImmediateScheduler()

    private init() {}

    /// Runs an action.
    @inlinable @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        action(state)
    }
}
