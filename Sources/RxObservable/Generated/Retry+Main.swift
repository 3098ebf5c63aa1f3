// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Subscribes again whenever the source fails.
    ///
    /// The form of ``ObservableType/retry()`` for sequences of the main thread.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func retry() -> MainObservable<Element> {
        MainObservable(asObservable().retry())
    }
}
