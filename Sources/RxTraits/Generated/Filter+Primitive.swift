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
