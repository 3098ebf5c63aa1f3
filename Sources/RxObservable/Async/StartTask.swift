internal import RxSchedulers

/// Starts a task of an operator: where a test scheduler runs an action on this thread, in the scheduler's time (T13).
///
/// - Parameters:
///   - priority: The priority of the task; `nil` for that of the caller.
///   - isDetached: Whether the task inherits nothing from the caller.
///   - work: The task's body.
/// - Returns: The task.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@usableFromInline
package func startTask(
    priority: TaskPriority? = nil,
    detached isDetached: Bool = false,
    _ work: @escaping @Sendable () async -> Void
) -> Task<Void, Never> {
    if let starter = Trampoline.current.taskStarter,
        let task = starter.startTask(priority: priority, detached: isDetached, work)
    {
        return task
    }
    return isDetached
        ? Task.detached(priority: priority) { await work() } : Task(priority: priority) { await work() }
}
