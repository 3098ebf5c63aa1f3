internal import RxObservable

extension PrimitiveSequence where Trait == MaybeTrait, Element: Sendable {
    /// A maybe that an asynchronous closure makes anew for each subscription.
    ///
    /// ```swift
    /// let cached = Maybe { await cache.cachedUser(id: 7) }
    /// ```
    ///
    /// The closure runs in a task of its own, on the actor where it was written, or else on the concurrent executor.
    /// Disposal cancels the task, and nothing is delivered after it.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - work: Makes the element, or `nil` for none; an error that it throws fails the maybe.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public init(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ work: @escaping @isolated(any) @Sendable () async throws -> Element?
    ) {
        self.init(
            raw: .result("Maybe", priority: priority) { emitter in
                try await callAsync(work, isolation: work.isolation, unless: emitter.isOver)
            }
        )
    }
}
