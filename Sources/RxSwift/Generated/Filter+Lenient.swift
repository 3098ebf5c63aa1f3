// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filtered(asObservable(), sendable(predicate))
    }
}

extension InfallibleType {
    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }
}
