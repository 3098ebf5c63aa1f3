// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func take(
        until predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().take(until: predicate, behavior: behavior))
    }

    /// Lenient form of `take(while:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func take(
        while predicate: @escaping (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().take(while: predicate, behavior: behavior))
    }
}
