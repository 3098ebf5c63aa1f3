public import RxTraits

extension SharedSequence {
    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        resultSelector: @escaping (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.zip(source1.source, source2.source, resultSelector: resultSelector))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        resultSelector: @escaping (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
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
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
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
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
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
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        _ source7: SharedSequence<SharingStrategy, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
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
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        _ source7: SharedSequence<SharingStrategy, E7>,
        _ source8: SharedSequence<SharingStrategy, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            .zip(
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
    public static func zip<Collection: Swift.Collection, Value>(
        _ sources: Collection,
        resultSelector: @escaping ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(.zip(sources.map(\.source), resultSelector: resultSelector))
    }
}
