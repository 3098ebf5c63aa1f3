// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Emits the events of whichever of several sequences emits first.
    ///
    /// The form of ``/RxObservable/ObservableType/amb(_:)`` for drivers and signals.
    ///
    /// - Parameter sequence: The sequences, subscribed to in order until one sends. They are read from it at once, so
    ///   it must be finite.
    /// - Returns: The events of the winner; no event at all if there are no sequences.
    /// - Complexity: O(*n*) in the number of sequences for a subscription, O(1) for an event.
    /// - SeeAlso: [amb](https://reactivex.io/documentation/operators/amb.html)
    @_alwaysEmitIntoClient
    public static func amb<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.amb(sequence.lazy.map(\.source)))
    }
}
