/// Starts the tasks of operators in place of the system: a test scheduler, in its own time.
package protocol TaskStarter: AnyObject, Sendable {
    /// Starts a task.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `nil` for that of the caller.
    ///   - isDetached: Whether the task inherits nothing from the caller.
    ///   - work: The task's body.
    /// - Returns: The task; `nil` if the system has to start it.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    func startTask(
        priority: TaskPriority?,
        detached isDetached: Bool,
        _ work: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never>?
}
