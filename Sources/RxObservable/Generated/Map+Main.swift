// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Transforms each element.
    ///
    /// The form of ``ObservableType/map(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping @MainActor (Element) throws -> Result) -> MainObservable<Result> {
        MainObservable(asObservable().map(onMain(transform)))
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of ``ObservableType/map(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The transformed elements; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func map<Result>(_ keyPath: KeyPath<Element, Result> = theKeyPath()) -> MainObservable<Result> {
        map(readOnMain(keyPath))
    }
}
