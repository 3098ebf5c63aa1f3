// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// Continues with a sequence of the same kind, made from the element.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter selector: Makes the single of a single's element, the maybe of a maybe's; an error that it throws
    ///   fails the sequence.
    /// - Returns: The result of that sequence; without an element, the source's result.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Result>(
        _ selector: @escaping @MainActor (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(raw: source.flatMap(onMain(selector)))
    }
}
