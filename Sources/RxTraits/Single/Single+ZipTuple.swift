internal import RxObservable

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
    /// Combines the elements of two singles into a tuple.
    ///
    /// - Parameters:
    ///   - source1: The first single.
    ///   - source2: The second single.
    /// - Returns: The tuple once all have succeeded, and fails with the first that fails.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<E1, E2>(
        _ source1: Single<E1>,
        _ source2: Single<E2>
    ) -> Single<(E1, E2)> {
        PrimitiveSequence(raw: Observable<Any>.zip(source1.source, source2.source))
    }

    /// Combines the elements of three singles into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>
    ) -> Single<(E1, E2, E3)> {
        PrimitiveSequence(raw: Observable<Any>.zip(source1.source, source2.source, source3.source))
    }

    /// Combines the elements of four singles into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>
    ) -> Single<(E1, E2, E3, E4)> {
        PrimitiveSequence(raw: Observable<Any>.zip(source1.source, source2.source, source3.source, source4.source))
    }

    /// Combines the elements of five singles into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>
    ) -> Single<(E1, E2, E3, E4, E5)> {
        PrimitiveSequence(
            raw: Observable<Any>.zip(source1.source, source2.source, source3.source, source4.source, source5.source)
        )
    }

    /// Combines the elements of six singles into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>
    ) -> Single<(E1, E2, E3, E4, E5, E6)> {
        PrimitiveSequence(
            raw: Observable<Any>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source
            )
        )
    }

    /// Combines the elements of seven singles into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        _ source7: Single<E7>
    ) -> Single<(E1, E2, E3, E4, E5, E6, E7)> {
        PrimitiveSequence(
            raw: Observable<Any>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source,
                source7.source
            )
        )
    }

    /// Combines the elements of eight singles into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        _ source7: Single<E7>,
        _ source8: Single<E8>
    ) -> Single<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        PrimitiveSequence(
            raw: Observable<Any>.zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source,
                source7.source,
                source8.source
            )
        )
    }
}
