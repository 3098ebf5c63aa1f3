// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Emits the elements of an array before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(contentsOf:)`` for sequences that can't fail.
    ///
    /// - Parameter elements: Sent first, in order; values that aren't `Sendable` can't be used by the caller any more.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - Complexity: O(*n*) in the number of elements, when the sequence is subscribed to.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func startWith(contentsOf elements: sending [Element]) -> Infallible<Element> {
        Infallible(asObservable().startWith(contentsOf: elements))
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:)`` for sequences that can't fail.
    ///
    /// - Parameter element: Sent first; a value that isn't `Sendable` can't be used by the caller any more.
    /// - Returns: This element, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func startWith(_ element: sending Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``/RxObservable/ObservableType/startWith(_:_:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - first: Sent at once when the sequence is subscribed to, before the source is.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(started(asObservable(), with: [first, second] + others))
    }
}
