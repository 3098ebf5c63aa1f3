// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Drops the last elements.
    ///
    /// The form of `skipLast(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameter count: The number of elements to drop; none if it is zero or less.
    /// - Returns: The earlier elements, each sent when it is certain that it isn't among the last; ends with the
    ///   source.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [skipLast](https://reactivex.io/documentation/operators/skiplast.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func skipLast(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skipLast(count) }
    }
}
