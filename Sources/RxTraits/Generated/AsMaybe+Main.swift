// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// A sequence with one element or none, as a maybe.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The element, once the source has completed, or completion without one; fails with
    ///   `RxError.moreThanOneElement` at the second element, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(asObservable().asMaybe().source)
    }
}
