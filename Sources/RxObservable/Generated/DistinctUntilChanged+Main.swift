// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType where Element: Equatable {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``ObservableType/distinctUntilChanged()`` for sequences of the main thread.
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged() -> MainObservable<Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension MainObservableType {
    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter keySelector: Makes the key of an element; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> MainObservable<Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first; an error that it throws fails the
    ///   sequence.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<Element> {
        MainObservable(asObservable().distinctUntilChanged(onMain(comparer)))
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// The form of ``ObservableType/distinctUntilChanged(_:comparer:)`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element; an error that it throws fails the sequence.
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
    /// The form of ``ObservableType/distinctUntilChanged(at:)`` for sequences of the main thread.
    ///
    /// - Parameter keyPath: The value that is compared.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }
}
