// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequence {
    /// A sequence without events.
    ///
    /// The form of ``/RxObservable/ObservableType/never()`` for drivers and signals.
    ///
    /// - Returns: A sequence that sends nothing and doesn't end.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .never())
    }
}
