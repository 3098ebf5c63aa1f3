internal import RxObservable
public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection, Result>(
        _ sources: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        if sources.isEmpty {
            return .deferred { .just(try resultSelector([])) }
        }
        return PrimitiveSequence(raw: .zip(sources.map(\.source), resultSelector: resultSelector))
    }
}
