// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Ignores all elements, and forwards only the end.
    ///
    /// The form of ``ObservableType/ignoreElements()`` for sequences of the main thread.
    ///
    /// - Returns: A sequence without elements that completes and fails with the source.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func ignoreElements() -> MainObservable<Swift.Never> {
        MainObservable(asObservable().ignoreElements())
    }
}
