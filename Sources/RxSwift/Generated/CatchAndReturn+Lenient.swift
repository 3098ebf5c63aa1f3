// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        asObservable().replacingError(with: .just(element))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Lenient form of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }
}
