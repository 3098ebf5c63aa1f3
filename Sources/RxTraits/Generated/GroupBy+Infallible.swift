// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Splits the source into groups of elements that have a key in common.
    ///
    /// The form of ``/RxObservable/ObservableType/groupBy(keySelector:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter keySelector: The key of an element and every group.
    /// - Returns: The groups; completes, after every group has.
    /// - Complexity: O(1) for an element. Memory is O(*n*) in the number of keys.
    /// - SeeAlso: [groupBy](https://reactivex.io/documentation/operators/groupby.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func groupBy<Key: Hashable & SendableMetatype>(
        keySelector: @escaping @Sendable (Element) -> Key
    ) -> Infallible<GroupedObservable<Key, Element>> {
        Infallible(asObservable().groupBy(keySelector: keySelector))
    }
}
