// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Numbers the elements.
    ///
    /// The form of ``ObservableType/enumerated()`` for sequences of the main thread.
    ///
    /// - Returns: Each element with its index, from zero; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func enumerated() -> MainObservable<(index: Int, element: Element)> {
        MainObservable(asObservable().enumerated())
    }
}
