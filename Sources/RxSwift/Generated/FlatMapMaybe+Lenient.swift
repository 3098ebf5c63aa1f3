// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `flatMapMaybe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }
}
