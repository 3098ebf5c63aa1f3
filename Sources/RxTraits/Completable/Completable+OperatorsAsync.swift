internal import RxObservable

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// A completable that runs an asynchronous closure for each subscription.
    ///
    /// ```swift
    /// let saving = Completable { try await disk.save(draft) }
    /// ```
    ///
    /// The closure runs in a task of its own, on the actor where it was written, or else on the concurrent executor.
    /// Disposal cancels the task, and nothing is delivered after it.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - work: The closure to run; an error that it throws fails the completable.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public init(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ work: @escaping @isolated(any) @Sendable () async throws -> Void
    ) {
        self.init(
            raw: .result("Completable", priority: priority) { emitter in
                try await callAsync(work, isolation: work.isolation, unless: emitter.isOver)
                return nil
            }
        )
    }
}
