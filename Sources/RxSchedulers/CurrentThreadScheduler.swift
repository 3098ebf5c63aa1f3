public import RxDisposables

/// Runs actions on the calling thread, one after the other, never one inside another.
///
/// The first action runs at once. Actions that it schedules, and that those schedule in turn, wait until it has
/// returned and then run in the order of scheduling, before the outermost `schedule` returns. So recursion uses no
/// stack.
///
/// ```swift
/// let scheduler = CurrentThreadScheduler.instance
/// _ = scheduler.schedule("outer") { name in
///     _ = scheduler.schedule("inner") { name in  // waits until the outer action has returned
///         print("\(name) runs")
///         return Disposables.create()
///     }
///     print("\(name) is done")
///     return Disposables.create()
/// }
/// // Prints "outer is done", "inner runs".
/// ```
public final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The shared instance.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// Whether no action runs on the calling thread, so that an action that is scheduled now would run at once.
    public static var isScheduleRequired: Bool {
        !Trampoline.current.isRunning
    }

    /// Runs an action on the calling thread: at once if none is running, else when its turn comes.
    ///
    /// - Complexity: O(1); for the first action, O(*n*) for the *n* actions that wait for it.
    @inlinable @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        // The action is consumed, so that an action that runs at once is released before others run. Where the compiler
        // sees that, it needs no reference to what the action captures.
        action: consuming @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let trampoline = Trampoline.current
        guard trampoline.begin() else {
            // Another action runs further down the stack, and the caller of its `begin()` drains the queue after it.
            let item = ScheduledItem.make(state, action)
            trampoline.enqueue(item)
            return item
        }
        let disposable = action(state)
        _ = consume action
        trampoline.end()
        return disposable
    }
}
