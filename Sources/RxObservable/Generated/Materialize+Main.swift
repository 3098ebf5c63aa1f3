// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits the events of the source as elements, its end included.
    ///
    /// The form of ``ObservableType/materialize()`` for sequences of the main thread.
    ///
    /// - Returns: An element for each event; completes after the terminal one, and doesn't fail.
    /// - SeeAlso: [materialize](https://reactivex.io/documentation/operators/materialize-dematerialize.html)
    @_alwaysEmitIntoClient
    public func materialize() -> MainObservable<Event<Element>> {
        MainObservable(asObservable().materialize())
    }
}
