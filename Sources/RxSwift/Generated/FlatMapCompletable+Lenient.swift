// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `flatMapCompletable(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(selector))
    }
}
