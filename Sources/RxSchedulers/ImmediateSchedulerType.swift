public import RxDisposables

/// Runs actions: at once, later, or on another thread, as the scheduler decides.
///
/// ```swift
/// let scheduled = scheduler.schedule(url) { url in
///     start(url)
///     return Disposables.create { cancel(url) }
/// }
/// scheduled.dispose()  // not started: it never will be; started: cancelled
/// ```
///
/// A scheduler of your own runs each action once at most. If it runs one again, or on two threads, events of operators
/// on it may come early or be lost; they never overlap.
public protocol ImmediateSchedulerType: Sendable {
    /// Runs an action as soon as this scheduler can.
    ///
    /// - Parameters:
    ///   - state: Passed to the action, maybe on another thread.
    ///   - action: The closure to run. The disposable that it returns ends the work that it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
    @_disfavoredOverload
    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable
}

// For the lenient forms, which would call themselves by the other names.
extension ImmediateSchedulerType {
    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package func strictSchedule<StateType: Sendable>(
        _ state: StateType,
        _ action: consuming @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        schedule(state, action: action)
    }

    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package func strictScheduleRecursive<State: Sendable>(
        _ state: State,
        _ action: consuming @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        scheduleRecursive(state, action: action)
    }
}
