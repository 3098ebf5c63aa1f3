public import RxObservable

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

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// Calls an asynchronous closure with the element before emitting it.
    ///
    /// ```swift
    /// let saved = Single.just("draft").do(awaiting: { text in try await disk.save(text) })
    /// ```
    ///
    /// - Parameter work: Called with the element; an error that it throws fails the single. It runs in a task, on the
    ///   actor where it was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The source's result, delivered on the concurrent executor.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async throws -> Void
    ) -> Single<Element> {
        PrimitiveSequence(raw: source.do(awaiting: work))
    }
}
