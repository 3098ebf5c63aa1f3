// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait == MaybeTrait {
    /// Emits a default element if the source completes without one.
    ///
    /// The form for the main thread.
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: A single of the maybe's element, or of `default`; fails with the maybe.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainSingle<Element> {
        MainSingle(source.ifEmpty(default: `default`))
    }
}
