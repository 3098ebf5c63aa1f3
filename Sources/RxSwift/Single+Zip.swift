internal import RxObservable
public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(raw: Observable<Element>.zip(source1.source, source2.source, resultSelector: resultSelector))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(source1.source, source2.source, source3.source, resultSelector: resultSelector)
        )
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                resultSelector: resultSelector
            )
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                resultSelector: resultSelector
            )
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source,
                resultSelector: resultSelector
            )
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        _ source7: Single<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source,
                source7.source,
                resultSelector: resultSelector
            )
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        _ source7: Single<E7>,
        _ source8: Single<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source,
                source7.source,
                source8.source,
                resultSelector: resultSelector
            )
        )
    }

    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
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
