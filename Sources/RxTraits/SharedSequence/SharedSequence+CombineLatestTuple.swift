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
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence<SharingStrategy, (E1, E2)>(
            Observable<Any>.combineLatest(source1.asSharedSequence().source, source2.asSharedSequence().source)
        )
    }

    /// Combines the latest elements of three sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence<SharingStrategy, (E1, E2, E3)>(
            Observable<Any>.combineLatest(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source
            )
        )
    }

    /// Combines the latest elements of four sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4)>(
            Observable<Any>.combineLatest(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source
            )
        )
    }

    /// Combines the latest elements of five sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)>(
            Observable<Any>.combineLatest(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source,
                source5.asSharedSequence().source
            )
        )
    }

    /// Combines the latest elements of six sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)>(
            Observable<Any>.combineLatest(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source,
                source5.asSharedSequence().source,
                source6.asSharedSequence().source
            )
        )
    }

    /// Combines the latest elements of seven sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)>(
            Observable<Any>.combineLatest(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source,
                source5.asSharedSequence().source,
                source6.asSharedSequence().source,
                source7.asSharedSequence().source
            )
        )
    }

    /// Combines the latest elements of eight sequences in a tuple, as ``combineLatest(_:_:)`` does for two.
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)>(
            Observable<Any>.combineLatest(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source,
                source5.asSharedSequence().source,
                source6.asSharedSequence().source,
                source7.asSharedSequence().source,
                source8.asSharedSequence().source
            )
        )
    }
}
