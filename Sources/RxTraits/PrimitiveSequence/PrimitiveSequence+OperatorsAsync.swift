public import RxObservable

extension PrimitiveSequenceType where Element: Sendable {
    /// Replaces the error with the result of an asynchronous closure.
    ///
    /// ```swift
    /// let title = Single<String>.error(URLError(.timedOut)).catch { _ in await disk.lastTitle() }
    /// ```
    ///
    /// - Parameter handler: Makes the element; an error that it throws fails the sequence. It runs in a task, on the
    ///   actor where it was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The source's result, or the element of the closure, delivered on the concurrent executor.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `catch`(
        @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (any Error) async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch(handler))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// Transforms the element with an asynchronous closure.
    ///
    /// ```swift
    /// let user = Single.just("Ann").flatMap { name in try await ask("\(name)?") }
    /// print(try await user.value)
    /// // Prints "Ann?".
    /// ```
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence. It runs in a task, on
    ///   the actor where it was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The new element, delivered on the concurrent executor. An error, or an empty maybe, passes unchanged.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.concatMap(transform))
    }

    /// Asks an asynchronous closure whether the element passes.
    ///
    /// ```swift
    /// let known = Single.just("rx").filter { text in await !lookUp(text).isEmpty }
    /// ```
    ///
    /// - Parameter predicate: Whether the element passes; an error that it throws fails the maybe. It runs in a task,
    ///   on the actor where it was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The element if it passes, delivered on the concurrent executor; else it completes without one.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async throws -> Bool
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(maxConcurrent: 1, predicate))
    }

    /// Calls an asynchronous closure that may have no result for the element.
    ///
    /// ```swift
    /// let user = Single.just(7).compactMap { id in await cache.cachedUser(id: id) }
    /// ```
    ///
    /// - Parameter transform: Makes the new element, or `nil` for none; an error that it throws fails the maybe. It
    ///   runs in a task, on the actor where it was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The new element, delivered on the concurrent executor; completes without one if there is none.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result?
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(maxConcurrent: 1, transform))
    }
}
