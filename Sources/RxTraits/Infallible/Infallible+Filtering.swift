public import RxObservable

extension InfallibleType {
    /// Emits the first elements and then completes.
    ///
    /// - Parameter count: How many elements pass; a negative number is a programmer error.
    /// - Returns: The first `count` elements; completes with the last of them, or with the source if that ends
    ///   before.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().take(count))
    }

    /// Emits elements until another sequence emits one.
    ///
    /// - Parameter other: Its first element completes the sequence.
    /// - Returns: The source's elements; completes with the source or at the other's first element.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Emits elements until one satisfies a condition.
    ///
    /// - Parameters:
    ///   - predicate: The condition.
    ///   - behavior: Whether the element that meets it passes, too.
    /// - Returns: The elements before; completes with the source or at that element.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(
        until predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// Emits elements while a condition holds.
    ///
    /// - Parameters:
    ///   - predicate: The condition.
    ///   - behavior: Whether the first element for which it fails passes, too.
    /// - Returns: The elements before; completes with the source or at that element.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func take(
        while predicate: @escaping @Sendable (Element) -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// Ignores the first elements.
    ///
    /// - Parameter count: How many elements are dropped.
    /// - Returns: The elements after; completes with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().skip(count))
    }

    /// Ignores elements while a condition holds.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The elements from the first for which it fails on; completes with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// - Parameter other: Its first element opens the way.
    /// - Returns: The elements after; completes with the source.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @_alwaysEmitIntoClient
    public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other.asObservable()))
    }
}

extension InfallibleType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before.
    ///
    /// - Returns: The elements that differ from the one before; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension InfallibleType {
    /// Drops elements whose key is equal to that of the one before.
    ///
    /// - Parameter keySelector: Makes the key.
    /// - Returns: The elements whose key differs; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector))
    }

    /// Drops elements that a comparison finds equal to the one before.
    ///
    /// - Parameter comparer: Whether two elements are equal.
    /// - Returns: The elements that differ; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer))
    }

    /// Drops elements whose key a comparison finds equal to that of the one before.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key.
    ///   - comparer: Whether two keys are equal.
    /// - Returns: The elements whose key differs; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @Sendable (Element) -> Key,
        comparer: @escaping @Sendable (Key, Key) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Drops elements with a property that is equal to that of the one before.
    ///
    /// - Parameter keyPath: The property.
    /// - Returns: The elements whose property differs; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }
}
