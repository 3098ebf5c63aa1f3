// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence {
    /// Continues with another sequence when this one fails.
    ///
    /// The form for the main thread: its closure is the main actor's. What comes out isn't bound to it.
    ///
    /// - Parameter handler: Returns the sequence to continue with; an error that it throws fails the sequence.
    /// - Returns: The source's result, or that of the handler's sequence.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func `catch`(
        _ handler: @escaping @MainActor (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        primitiveSequence.catch(onMain(handler))
    }
}
