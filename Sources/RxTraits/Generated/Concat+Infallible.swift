// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter collection: The sequences, each subscribed to when the one before it has completed. The collection
    ///   is read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// The form of `concat(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has completed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: The elements of all; completes after the last, at once if there are none.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }
}
