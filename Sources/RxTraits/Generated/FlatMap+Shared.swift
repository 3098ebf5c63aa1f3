// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMap(innerSource(selector)))
    }
}

extension SharedSequence where Element: Sendable {
    /// Calls an asynchronous closure with each element, several at the same time.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(maxConcurrent:_:)`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element.
    /// - Returns: The results as they come, delivered on the main thread, one at a time; completes when the source has
    ///   completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        deliveredOnMain(source.flatMap(maxConcurrent: maxConcurrent, transform))
    }
}
