internal import RxObservable
public import RxTraits

// The operators on singles, maybes and completables. Details and marble diagrams are at the operators of the same name
// of `ObservableType`. Operators that need several elements have no form here.

extension PrimitiveSequenceType {
    /// Passes the sequence to a function, in the middle of a chain.
    ///
    /// - Parameter transform: The function; called once, when the chain is built.
    /// - Returns: What the function returns.
    /// - Throws: What the function throws.
    @_alwaysEmitIntoClient
    public func apply<OtherTrait, Result>(
        _ transform: (PrimitiveSequence<Trait, Element>) throws -> PrimitiveSequence<OtherTrait, Result>
    ) rethrows -> PrimitiveSequence<OtherTrait, Result> {
        try transform(primitiveSequence)
    }
}
