// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``ObservableType/filter(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter predicate: Whether an element passes; an error that it throws fails the sequence.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().filter(onMain(predicate)))
    }

    /// Emits only the elements whose property at a key path is `true`.
    ///
    /// The form of ``ObservableType/filter(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ keyPath: KeyPath<Element, Bool> = theKeyPath()) -> MainObservable<Element> {
        filter(readOnMain(keyPath))
    }
}
