// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits the elements of an array before those of the source.
    ///
    /// The form of ``ObservableType/startWith(contentsOf:)`` for sequences of the main thread.
    ///
    /// - Parameter elements: Sent first, in order; values that aren't `Sendable` can't be used by the caller any more.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - Complexity: O(*n*) in the number of elements, when the sequence is subscribed to.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func startWith(contentsOf elements: sending [Element]) -> MainObservable<Element> {
        MainObservable(started(asObservable(), with: elements).subscribedOnMain())
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:)`` for sequences of the main thread.
    ///
    /// - Parameter element: Sent first; a value that isn't `Sendable` can't be used by the caller any more.
    /// - Returns: This element, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func startWith(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(started(asObservable(), with: [element]).subscribedOnMain())
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:_:_:)`` for sequences of the main thread.
    ///
    /// - Parameters:
    ///   - first: Sent at once when the sequence is subscribed to, before the source is.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> MainObservable<Element> where Element: Sendable {
        MainObservable(started(asObservable(), with: [first, second] + others).subscribedOnMain())
    }
}
