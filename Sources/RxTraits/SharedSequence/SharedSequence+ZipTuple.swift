public import RxObservable

extension SharedSequenceConvertibleType where Element == Any {
    /// Combines the elements, the first with the first and the second with the second, of two sequences in a tuple.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>
    ) -> SharedSequence<SharingStrategy, (E1, E2)> {
        SharedSequence<SharingStrategy, (E1, E2)>(
            Observable<Any>.zip(source1.asSharedSequence().source, source2.asSharedSequence().source)
        )
    }

    /// Combines the elements of three sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
        SharedSequence<SharingStrategy, (E1, E2, E3)>(
            Observable<Any>.zip(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source
            )
        )
    }

    /// Combines the elements of four sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4)>(
            Observable<Any>.zip(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source
            )
        )
    }

    /// Combines the elements of five sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)>(
            Observable<Any>.zip(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source,
                source5.asSharedSequence().source
            )
        )
    }

    /// Combines the elements of six sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)>(
            Observable<Any>.zip(
                source1.asSharedSequence().source,
                source2.asSharedSequence().source,
                source3.asSharedSequence().source,
                source4.asSharedSequence().source,
                source5.asSharedSequence().source,
                source6.asSharedSequence().source
            )
        )
    }

    /// Combines the elements of seven sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>
    ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
        SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)>(
            Observable<Any>.zip(
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

    /// Combines the elements of eight sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
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
            Observable<Any>.zip(
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
