// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``ObservableType/compactMap(_:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one; an error that it throws fails the
    ///   sequence.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func compactMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> Result?
    ) -> MainObservable<Result> {
        MainObservable(asObservable().compactMap(onMain(transform)))
    }

    /// Emits the value at a key path of each element, and drops elements that have none.
    ///
    /// The form of ``ObservableType/compactMap(_:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameter keyPath: Where to find it; read on the main thread.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(_ keyPath: KeyPath<Element, Result?> = theKeyPath()) -> MainObservable<Result> {
        compactMap(readOnMain(keyPath))
    }
}
