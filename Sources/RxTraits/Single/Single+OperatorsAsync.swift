internal import RxObservable

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    /// A single that an asynchronous closure makes anew for each subscription.
    ///
    /// ```swift
    /// let user = Single { try await client.user(id: 7) }
    /// ```
    ///
    /// The closure runs in a task of its own, on the actor where it was written, or else on the concurrent executor.
    /// Disposal cancels the task, and nothing is delivered after it.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - work: Makes the element; an error that it throws fails the single.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public init(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ work: @escaping @isolated(any) @Sendable () async throws -> Element
    ) {
        self.init(
            raw: .result("Single", priority: priority) { emitter in
                try await callAsync(work, isolation: work.isolation, unless: emitter.isOver)
            }
        )
    }
}
