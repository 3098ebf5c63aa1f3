public import RxObservable

extension InfallibleType where Element: Sendable {
    /// Calls an asynchronous closure with each element, one after the other.
    ///
    /// - Parameter transform: Makes the new element. It runs in a task, on the actor where it was written, or else on
    ///   the concurrent executor; disposal cancels it.
    /// - Returns: The results in the order of the source, delivered on the concurrent executor; completes when the
    ///   source has completed and the last call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func concatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().concatMap(transform))
    }

    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many calls run at the same time; elements that come meanwhile wait, in order. At least
    ///     one does.
    ///   - transform: Makes the new element. It runs in a task, on the actor where it was written, or else on the
    ///     concurrent executor; disposal cancels it.
    /// - Returns: The results as they come, delivered on the concurrent executor, one at a time; completes when the
    ///   source has completed and the last call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many calls run at the same time; elements that come meanwhile wait, in order. At least
    ///     one does.
    ///   - predicate: Whether an element passes. It runs in a task, on the actor where it was written, or else on the
    ///     concurrent executor; disposal cancels it.
    /// - Returns: The elements that pass, as their calls return, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> Infallible<Element> {
        withoutErrors(asObservable().filter(maxConcurrent: maxConcurrent, predicate))
    }

    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// - Parameters:
    ///   - maxConcurrent: How many calls run at the same time; elements that come meanwhile wait, in order. At least
    ///     one does.
    ///   - transform: Makes the new element, or `nil` to drop this one. It runs in a task, on the actor where it was
    ///     written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The results that aren't `nil`, as they come, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> Infallible<Result> {
        withoutErrors(asObservable().compactMap(maxConcurrent: maxConcurrent, transform))
    }

    /// Calls an asynchronous closure with each element, and cancels the previous call.
    ///
    /// - Parameter transform: Makes the new element. It runs in a task, on the actor where it was written, or else on
    ///   the concurrent executor; disposal cancels it.
    /// - Returns: The results of the latest calls, delivered on the concurrent executor; completes when the source has
    ///   completed and the latest call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapLatest(transform))
    }

    /// Calls an asynchronous closure with an element, and ignores further elements until it has returned.
    ///
    /// - Parameter transform: Makes the new element. It runs in a task, on the actor where it was written, or else on
    ///   the concurrent executor; disposal cancels it.
    /// - Returns: The results, delivered on the concurrent executor; completes when the source has completed and the
    ///   last call has returned.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().flatMapFirst(transform))
    }

    /// Calls an asynchronous closure with each element before emitting it, one after the other.
    ///
    /// - Parameter work: Called with each element. It runs in a task, on the actor where it was written, or else on
    ///   the concurrent executor; disposal cancels it.
    /// - Returns: The elements in the order of the source, delivered on the concurrent executor; completes when the
    ///   source has completed and the last call has returned.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async -> Void
    ) -> Infallible<Element> {
        withoutErrors(asObservable().do(awaiting: work))
    }
}
