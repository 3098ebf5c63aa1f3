// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait: ElementTrait {
    /// The end of the sequence, without its element.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: Completion when the source succeeds or completes; fails with it.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func asCompletable() -> MainCompletable {
        MainCompletable(source.ignoreElements())
    }
}
