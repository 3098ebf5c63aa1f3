// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of ``ObservableType/catchAndReturn(_:)`` for sequences of the main thread.
    ///
    /// - Parameter element: Sent instead of the error.
    /// - Returns: The source's elements and, if it fails, the last element; it doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().catchAndReturn(element))
    }
}
