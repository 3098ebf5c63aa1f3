// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func zip(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// The form of `merge(_:)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameter sources: The sequences, subscribed to in order.
    /// - Returns: Completion when all have completed, at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }
}
