// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Continues with a sequence of the same kind, made from the element.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter selector: Makes the single of a single's element, the maybe of a maybe's; an error that it throws
    ///   fails the sequence.
    /// - Returns: The result of that sequence; without an element, the source's result.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }
}
