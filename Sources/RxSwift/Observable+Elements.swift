public import RxObservable

// The strict form takes elements that are `sending` or `Sendable`. Clients in Swift 5 mode may still use an element
// after passing it, so their form requires neither.

extension ObservableType {
    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, obsoleted: 6.0)
    public func startWith(_ elements: Element...) -> Observable<Element> {
        started(asObservable(), with: elements)
    }
}
