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
