// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequence {
    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for drivers and signals.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element at once and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.just(element))
    }
}
