// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// A sequence with exactly one element, as a single.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The element, once the source has completed; fails with `RxError.noElements` if there is none, with
    ///   `RxError.moreThanOneElement` at the second one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainSingle(asObservable().asSingle().source)
    }
}
