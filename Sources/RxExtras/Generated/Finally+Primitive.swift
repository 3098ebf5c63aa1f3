// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType {
    /// Runs an action once when the subscription is over: after completion, after an error, and when it is disposed of.
    ///
    /// The form of `finally(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    ///
    /// - Parameter action: Called after the source was disposed of.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func finally(_ action: @escaping @Sendable () -> Void) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.finally(action))
    }
}
