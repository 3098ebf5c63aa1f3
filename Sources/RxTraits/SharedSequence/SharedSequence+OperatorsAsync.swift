public import RxObservable

extension SharedSequence where Element: Sendable {
    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many calls run at the same time; elements that come meanwhile wait, in order. At least
    ///     one does.
    ///   - transform: Makes the new element. It runs in a task, on the actor where it was written, or else on the
    ///     concurrent executor; disposal cancels it.
    /// - Returns: The results as they come, on the main thread; completes when the source has completed and the last
    ///   call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many calls run at the same time; elements that come meanwhile wait, in order. At least
    ///     one does.
    ///   - predicate: Whether an element passes. It runs in a task, on the actor where it was written, or else on the
    ///     concurrent executor; disposal cancels it.
    /// - Returns: The elements that pass, as their calls return, on the main thread; completes when the source has
    ///   completed and the last call has returned.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        deliveredOnMain(source.filter(maxConcurrent: maxConcurrent, predicate))
    }

    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many calls run at the same time; elements that come meanwhile wait, in order. At least
    ///     one does.
    ///   - transform: Makes the new element, or `nil` to drop this one. It runs in a task, on the actor where it was
    ///     written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The results that aren't `nil`, as they come, on the main thread; completes when the source has
    ///   completed and the last call has returned.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.compactMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// ```swift
    /// let hits = query.asDriver().flatMapLatest(priority: nil) { text in await lookUp(text) }
    /// ```
    ///
    /// `priority` has to be said: it tells this form from the one whose closure returns a sequence before the type
    /// checker tries anything, so that long chains compile quickly.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the one who subscribes.
    ///   - transform: Makes the new element. It runs in a task, on the actor where it was written, or else on
    ///     the concurrent executor; disposal cancels it.
    /// - Returns: The results of the latest calls, on the main thread; completes when the source has completed and the
    ///   last call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMapLatest(priority: priority, transform))
    }

    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; `nil` for that of the one who subscribes.
    ///   - transform: Makes the new element. It runs in a task, on the actor where it was written, or else on
    ///     the concurrent executor; disposal cancels it.
    /// - Returns: The results, on the main thread; completes when the source has completed and the last call has
    ///   returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority?,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMapFirst(priority: priority, transform))
    }

    /// What came from tasks, back on the main thread and shared.
    @usableFromInline
    func deliveredOnMain<Result: Sendable>(_ results: Observable<Result>) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(
            withoutErrors(results).asObservable().observe(on: SharingStrategy.scheduler)
        )
    }
}
