// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.map(transform))
    }
}
