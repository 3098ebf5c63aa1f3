// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Runs completables one after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .concat(sources.map(\.source)))
    }

    /// Runs completables one after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter collection: The sequences, each subscribed to when the one before it has completed. The collection
    ///   is read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .concat(collection.map(\.source)))
    }

    /// Runs completables one after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has completed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Completable where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
    }
}
