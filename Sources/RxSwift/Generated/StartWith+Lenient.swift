// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `startWith(contentsOf:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func startWith(contentsOf elements: [Element]) -> Observable<Element> {
        started(asObservable(), with: elements)
    }
}

extension InfallibleType {
    /// Lenient form of `startWith(contentsOf:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func startWith(contentsOf elements: [Element]) -> Infallible<Element> {
        Infallible(asObservable().startWith(contentsOf: elements))
    }

    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func startWith(_ element: Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Lenient form of `startWith(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func startWith(_ first: Element, _ second: Element, _ others: Element...) -> Infallible<Element> {
        Infallible(started(asObservable(), with: [first, second] + others))
    }
}
