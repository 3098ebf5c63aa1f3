// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequence {
    /// A sequence of the elements of an array.
    ///
    /// The form of ``/RxObservable/ObservableType/from(_:)`` for drivers and signals.
    ///
    /// - Parameter array: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(array))
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter sequence: Produces the elements, in order; it may be endless. Each subscription makes an iterator.
    /// - Returns: A sequence that sends the elements and completes when there are no more.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(unshared: .from(sequence))
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:)`` for drivers and signals.
    ///
    /// - Parameter optional: The element.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(optional: sending Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.from(optional: optional))
    }
}
