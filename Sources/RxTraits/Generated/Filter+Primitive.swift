// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for singles, maybes and completables.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The element, if it passes, delivered on the concurrent executor; else it completes without one.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async throws -> Bool
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(maxConcurrent: 1, predicate))
    }
}
