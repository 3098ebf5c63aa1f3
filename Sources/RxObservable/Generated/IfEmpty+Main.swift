// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``ObservableType/ifEmpty(default:)`` for sequences of the main thread.
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: The source's elements or, if there are none, the default one; ends with the source.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().ifEmpty(default: `default`))
    }
}
