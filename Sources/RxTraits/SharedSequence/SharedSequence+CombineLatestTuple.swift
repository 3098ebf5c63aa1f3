public import RxObservable

extension SharedSequenceConvertibleType where Element == Any {
    /// Combines the latest elements of two sequences in a tuple.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    public static func combineLatest<E1, E2>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence<SharingStrategy, (E1, E2)>(Observable<Any>.combineLatest(source1.source, source2.source))
    }

    /// Combines the latest elements of three sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence<SharingStrategy, (E1, E2, E3)>(
            Observable<Any>.combineLatest(
                source1.source,
                source2.source,
                source3.source
            )
        )
    }

    /// Combines the latest elements of four sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4)>(
            Observable<Any>.combineLatest(
                source1.source,
                source2.source,
                source3.source,
                source4.source
            )
        )
    }

    /// Combines the latest elements of five sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)>(
            Observable<Any>.combineLatest(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source
            )
        )
    }

    /// Combines the latest elements of six sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)>(
            Observable<Any>.combineLatest(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source
            )
        )
    }

    /// Combines the latest elements of seven sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        _ source7: SharedSequence<SharingStrategy, E7>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)>(
            Observable<Any>.combineLatest(
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

    /// Combines the latest elements of eight sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        _ source7: SharedSequence<SharingStrategy, E7>,
        _ source8: SharedSequence<SharingStrategy, E8>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)>(
            Observable<Any>.combineLatest(
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
