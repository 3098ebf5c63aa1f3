public import RxDisposables

/// Runs actions on the calling thread, one after the other, never one inside another.
///
/// The first action runs at once. What it schedules, and what that schedules in turn, waits until it has returned and
/// then runs in the order of scheduling, before the outermost `schedule` returns. So recursion takes no stack.
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

    /// Whether no action runs on the calling thread's queue, so that one that is scheduled now would run at once.
    public static var isScheduleRequired: Bool {
        !Trampoline.current.isRunning
    }

    /// Runs an action on the calling thread: at once if none is running, else when its turn comes.
    ///
    /// - Parameters:
    ///   - state: Is handed to the action.
    ///   - action: What to run. The disposable that it returns ends what it has started.
    /// - Returns: A disposable that, as long as the action waits, keeps it from running and frees it together with the
    ///   state; later, it disposes of what the action returned.
    /// - Complexity: O(1); if it is the first one, O(*n*) for the *n* actions that it lets wait.
    @inlinable
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        // Consumed, so that an action that runs at once is let go of before others run: where the compiler sees that,
        // it needs no reference to what the action captures.
        action: consuming @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let trampoline = Trampoline.current
        guard trampoline.begin() else {
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
