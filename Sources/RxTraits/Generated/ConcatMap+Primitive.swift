// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// Transforms the element with an asynchronous closure.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
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
}
