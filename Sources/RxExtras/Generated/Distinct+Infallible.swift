// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The elements up to the first for which it holds, that one included; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinct(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinct(predicate))
    }

    /// Drops elements whose key is equal to that of an earlier one.
    ///
    /// The form of `distinct(by:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter keySelector: Makes the key.
    /// - Returns: The first element of each key; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different keys.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping @Sendable (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinct(by: keySelector))
    }
}

extension InfallibleType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// The form of `distinct()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: Each element once; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different elements.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinct() -> Infallible<Element> {
        Infallible(asObservable().distinct())
    }
}
