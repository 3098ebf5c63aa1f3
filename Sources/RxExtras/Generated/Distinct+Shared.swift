// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The elements up to the first for which it holds, that one included; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func distinct(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinct(onMain(predicate)) }
    }

    /// Drops elements whose key is equal to that of an earlier one.
    ///
    /// The form of `distinct(by:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameter keySelector: Makes the key.
    /// - Returns: The first element of each key; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different keys.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinct(by: onMain(keySelector)) }
    }
}
