public import RxObservable

// What a chain is handed to keep is `sending` in the strict forms; that of clients in Swift 5 mode may stay in their
// hands.

extension ObservableType {
    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func startWith(_ elements: Element...) -> Observable<Element> {
        started(asObservable(), with: elements)
    }
}
