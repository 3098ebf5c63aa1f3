// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType {
    /// Transforms the error.
    ///
    /// The form of `mapError(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Parameter transform: Makes the new error; an error that it throws is forwarded instead.
    /// - Returns: The source's elements; completes with the source, and fails with the new error.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.mapError(transform))
    }
}
