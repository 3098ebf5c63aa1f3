// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged()`` for sequences that can't fail.
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension InfallibleType {
    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameter keySelector: Makes the key of an element.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector))
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer))
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(_:comparer:)`` for sequences that can't fail:
    /// its closures can't, either.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element.
    ///   - comparer: Whether two keys count as equal, the earlier first.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @Sendable (Element) -> Key,
        comparer: @escaping @Sendable (Key, Key) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(at:)`` for sequences that can't fail.
    ///
    /// - Parameter keyPath: The value that is compared.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }
}
