// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Merges several sequences.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges the sequences of an array.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges the sequences of a collection.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: The elements of all sequences as they come; completes when all have completed, at once if there are
    ///   none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }
}
