// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait == MaybeTrait {
    /// The maybe as a single, for which no element is an error.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The element; fails with `RxError.noElements` if there is none, and with the maybe.
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainObservable(source).asSingle()
    }
}
