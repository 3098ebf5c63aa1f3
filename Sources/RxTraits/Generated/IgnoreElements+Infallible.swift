// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Ignores all elements, and forwards only the end.
    ///
    /// The form of ``/RxObservable/ObservableType/ignoreElements()`` for sequences that can't fail.
    ///
    /// - Returns: A sequence without elements that completes.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func ignoreElements() -> Infallible<Swift.Never> {
        Infallible(asObservable().ignoreElements())
    }
}
