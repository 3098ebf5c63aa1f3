// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The elements up to the first for which it holds, that one included; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinct(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().distinct(onMain(predicate)))
    }

    /// Drops elements whose key is equal to that of an earlier one.
    ///
    /// The form of `distinct(by:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter keySelector: Makes the key; an error that it throws fails the sequence.
    /// - Returns: The first element of each key; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different keys.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> MainObservable<Element> {
        MainObservable(asObservable().distinct(by: onMain(keySelector)))
    }
}

extension MainObservableType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// The form of `distinct()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Returns: Each element once; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different elements.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinct() -> MainObservable<Element> {
        MainObservable(asObservable().distinct())
    }
}
