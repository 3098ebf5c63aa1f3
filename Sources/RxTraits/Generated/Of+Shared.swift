// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequence {
    /// A sequence of the given elements.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:)`` for drivers and signals.
    ///
    /// - Parameter elements: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> where Element: Sendable {
        SharedSequence(unshared: Observable.from(elements))
    }
}
