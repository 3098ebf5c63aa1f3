// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequence {
    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Parameter observableFactory: Makes the sequence; an error that it throws fails the subscription. It is called
    ///   once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }
}
