// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// The first element of a sequence, as a single.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The first element, at once; `nil` if the source completes without one. Fails with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func first() -> MainSingle<Element?> {
        MainSingle(asObservable().first().source)
    }
}
