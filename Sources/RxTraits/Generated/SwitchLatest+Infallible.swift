// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType where Element: InfallibleType & SendableMetatype {
    /// Emits the elements of the latest inner sequence only.
    ///
    /// The form of ``/RxObservable/ObservableType/switchLatest()`` for sequences that can't fail.
    ///
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public func switchLatest() -> Infallible<Element.Element> {
        Infallible(asObservable().switchLatest())
    }
}
