// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        mapped(asObservable(), sendable(transform))
    }
}

extension InfallibleType {
    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Lenient form of `map(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.map(transform))
    }
}
