// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for singles, maybes and completables.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The new element, if there is one, delivered on the concurrent executor; else it completes without
    ///   one.
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
