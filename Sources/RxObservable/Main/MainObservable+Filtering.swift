// The operators that choose among the elements, with closures of the main actor. What each does in detail, its marble
// diagram included, is said at the operator of the same name of `ObservableType`.

extension MainObservableType {
    /// Emits only the elements that satisfy a condition.
    ///
    /// - Parameter predicate: The condition, asked on the main thread; an error that it throws fails the sequence.
    /// - Returns: The elements that pass, on the main thread; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().filter(onMain(predicate)))
    }

    /// Emits only the elements whose property at a key path is `true`.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The elements that pass, on the main thread; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ keyPath: KeyPath<Element, Bool> = theKeyPath()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }

    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// - Parameter keySelector: Makes the key of an element, on the main thread; an error that it throws fails the
    ///   sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> MainObservable<Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that a comparison finds equal to the last one that passed.
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first, asked on the main thread; an error
    ///   that it throws fails the sequence.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<Element> {
        MainObservable(asObservable().distinctUntilChanged(onMain(comparer)))
    }

    /// Drops elements whose key a comparison finds equal to the key of the last one that passed.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element, on the main thread; an error that it throws fails the sequence.
    ///   - comparer: Whether two keys count as equal, the earlier first; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key,
        comparer: @escaping @MainActor (Key, Key) throws -> Bool
    ) -> MainObservable<Element> {
        MainObservable(asObservable().distinctUntilChanged(onMain(keySelector), comparer: onMain(comparer)))
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// - Parameter keyPath: Where to find what is compared; read on the main thread.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// Emits elements as long as they satisfy a condition.
    ///
    /// - Parameters:
    ///   - predicate: The condition, asked on the main thread; an error that it throws fails the sequence.
    ///   - behavior: Whether the first element for which it doesn't hold is the last one that passes.
    /// - Returns: The elements up to the first for which the condition doesn't hold, on the main thread; ends with the
    ///   source.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_alwaysEmitIntoClient
    public func take(
        while predicate: @escaping @MainActor (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> MainObservable<Element> {
        MainObservable(asObservable().take(while: onMain(predicate), behavior: behavior))
    }

    /// Emits elements until one satisfies a condition.
    ///
    /// - Parameters:
    ///   - predicate: The condition, asked on the main thread; an error that it throws fails the sequence.
    ///   - behavior: Whether the first element for which it holds is the last one that passes.
    /// - Returns: The elements up to the first for which the condition holds, on the main thread; ends with the source.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take(
        until predicate: @escaping @MainActor (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> MainObservable<Element> {
        MainObservable(asObservable().take(until: onMain(predicate), behavior: behavior))
    }

    /// Emits the first elements and then completes.
    ///
    /// - Parameter count: How many; with none the sequence completes at once, on the main thread.
    /// - Returns: The first elements, on the main thread; completes after the last of them, and ends with the source.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> MainObservable<Element> {
        let taken = asObservable().take(count)
        return MainObservable(count == 0 ? taken.subscribedOnMain() : taken)
    }

    /// Emits elements until another sequence of the main thread emits one.
    ///
    /// - Parameter other: Completes the sequence with its first element; if it fails, the sequence fails.
    /// - Returns: The elements up to then, on the main thread; ends with the source.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(asObservable().take(until: other))
    }

    /// Emits the last elements when the source completes.
    ///
    /// - Parameter count: How many.
    /// - Returns: The last elements when the source completes, on the main thread; fails with the source.
    /// - Complexity: `count` elements are kept.
    /// - SeeAlso: [takeLast](https://reactivex.io/documentation/operators/takelast.html)
    @_alwaysEmitIntoClient
    public func takeLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().takeLast(count))
    }

    /// Ignores elements while a condition holds.
    ///
    /// - Parameter predicate: The condition, asked on the main thread; an error that it throws fails the sequence.
    /// - Returns: The elements from the first for which the condition doesn't hold, on the main thread; ends with the
    ///   source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().skip(while: onMain(predicate)))
    }

    /// Ignores the first elements.
    ///
    /// - Parameter count: How many.
    /// - Returns: The elements after them, on the main thread; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().skip(count))
    }

    /// Ignores elements until another sequence of the main thread emits one.
    ///
    /// - Parameter other: Lets elements pass from its first element on; if it fails, the sequence fails.
    /// - Returns: The elements from then on, on the main thread; ends with the source.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @_alwaysEmitIntoClient
    public func skip<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(asObservable().skip(until: other))
    }

    /// Makes sure that there is exactly one element.
    ///
    /// - Returns: The element; fails with ``RxError/noElements`` or ``RxError/moreThanOneElement`` if there isn't
    ///   exactly one, and fails with the source; on the main thread.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func single() -> MainObservable<Element> {
        MainObservable(asObservable().single())
    }

    /// Makes sure that there is exactly one element that satisfies a condition.
    ///
    /// - Parameter predicate: The condition, asked on the main thread; an error that it throws fails the sequence.
    /// - Returns: The element; fails with ``RxError/noElements`` or ``RxError/moreThanOneElement`` if there isn't
    ///   exactly one, and fails with the source; on the main thread.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func single(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().single(onMain(predicate)))
    }
}

extension MainObservableType where Element: Equatable {
    /// Drops elements that are equal to the one before them; they are compared on the main thread.
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged() -> MainObservable<Element> {
        distinctUntilChanged(equalOnMain())
    }
}
