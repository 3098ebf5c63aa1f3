internal import RxObservable

extension PrimitiveSequenceType {
    /// Subscribes again when the source has failed, if an asynchronous closure says so.
    ///
    /// - Parameter shouldRetry: Whether to subscribe again; gets the error and how many times the source has failed,
    ///   from one on. An error that it throws fails the sequence. It may wait as long as it likes, and runs in a task,
    ///   on the actor where it was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The first result that isn't an error, or the error for which the closure said no.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_disfavoredOverload
    public func retry(
        @_inheritActorContext
        if shouldRetry: @escaping @isolated(any) @Sendable (_ error: any Error, _ failures: Int) async throws -> Bool
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(if: shouldRetry))
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Replaces the error with an element that an asynchronous closure makes of it.
    ///
    /// - Parameter handler: Makes the element; an error that it throws fails the sequence. It runs in a task, on the
    ///   actor where it was written, or else on the concurrent executor; disposal cancels it.
    /// - Returns: The source's result, or the element of the closure, delivered on the concurrent executor.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_disfavoredOverload
    public func `catch`(
        @_inheritActorContext _ handler: @escaping @isolated(any) @Sendable (any Error) async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch(handler))
    }
}
