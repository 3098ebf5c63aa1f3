internal import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
    /// Combines the elements of two maybes into a tuple.
    ///
    /// - Parameters:
    ///   - source1: The first maybe.
    ///   - source2: The second maybe.
    /// - Returns: The tuple once all have succeeded; completes when one completes without an element, and fails with
    ///   the first that fails.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<E1, E2>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>
    ) -> Maybe<(E1, E2)> {
        PrimitiveSequence(raw: Observable<Any>.zip(source1.source, source2.source))
    }

    /// Combines the elements of three maybes into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>
    ) -> Maybe<(E1, E2, E3)> {
        PrimitiveSequence(raw: Observable<Any>.zip(source1.source, source2.source, source3.source))
    }

    /// Combines the elements of four maybes into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>
    ) -> Maybe<(E1, E2, E3, E4)> {
        PrimitiveSequence(raw: Observable<Any>.zip(source1.source, source2.source, source3.source, source4.source))
    }

    /// Combines the elements of five maybes into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>
    ) -> Maybe<(E1, E2, E3, E4, E5)> {
        PrimitiveSequence(
            raw: Observable<Any>.zip(source1.source, source2.source, source3.source, source4.source, source5.source)
        )
    }

    /// Combines the elements of six maybes into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>
    ) -> Maybe<(E1, E2, E3, E4, E5, E6)> {
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

    /// Combines the elements of seven maybes into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        _ source7: Maybe<E7>
    ) -> Maybe<(E1, E2, E3, E4, E5, E6, E7)> {
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

    /// Combines the elements of eight maybes into a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        _ source7: Maybe<E7>,
        _ source8: Maybe<E8>
    ) -> Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)> {
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
