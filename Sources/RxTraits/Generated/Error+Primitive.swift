// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType {
    /// A sequence without elements that fails at once.
    ///
    /// The form of ``/RxObservable/ObservableType/error(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter error: The error.
    /// - Returns: A sequence that fails with `error` when it is subscribed to.
    /// - SeeAlso: [throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }
}
