// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for sequences that can't fail.
    ///
    /// - Returns: A sequence that completes when it is subscribed to.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> Infallible<Element> {
        Infallible(.empty())
    }
}
