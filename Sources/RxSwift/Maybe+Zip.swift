internal import RxObservable
public import RxTraits

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: Observable<Element>.zip(source1.source, source2.source, resultSelector: resultSelector))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(source1.source, source2.source, source3.source, resultSelector: resultSelector)
        )
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> Maybe<Element> {
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
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> Maybe<Element> {
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
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Maybe<Element> {
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
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        _ source7: Maybe<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Maybe<Element> {
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
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        _ source7: Maybe<E7>,
        _ source8: Maybe<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Maybe<Element> {
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
}
