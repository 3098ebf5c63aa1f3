public import RxObservable

// The overloads differ in the number of sources alone; the operator of `Observable` does the work.

extension SharedSequenceConvertibleType {
    /// Combines the elements, the first with the first and the second with the second, of two sequences.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Makes the result of one element of each.
    /// - Returns: A result for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<
        S1: SharedSequenceConvertibleType,
        S2: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        resultSelector: @escaping @MainActor (S1.Element, S2.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        S1.SharingStrategy == SharingStrategy,
        S2.SharingStrategy == SharingStrategy
    {
        SharedSequence(.zip(source1.source, source2.source, resultSelector: onMain(resultSelector)))
    }

    /// Combines the elements, the first with the first and the second with the second, of three sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<
        S1: SharedSequenceConvertibleType,
        S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        resultSelector: @escaping @MainActor (S1.Element, S2.Element, S3.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        S1.SharingStrategy == SharingStrategy,
        S2.SharingStrategy == SharingStrategy,
        S3.SharingStrategy == SharingStrategy
    {
        SharedSequence(.zip(source1.source, source2.source, source3.source, resultSelector: onMain(resultSelector)))
    }

    /// Combines the elements, the first with the first and the second with the second, of four sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<
        S1: SharedSequenceConvertibleType,
        S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        _ source4: S4,
        resultSelector: @escaping @MainActor (S1.Element, S2.Element, S3.Element, S4.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        S1.SharingStrategy == SharingStrategy,
        S2.SharingStrategy == SharingStrategy,
        S3.SharingStrategy == SharingStrategy,
        S4.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            .zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                resultSelector: onMain(resultSelector)
            )
        )
    }

    /// Combines the elements, the first with the first and the second with the second, of five sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<
        S1: SharedSequenceConvertibleType,
        S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType,
        S5: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        _ source4: S4,
        _ source5: S5,
        resultSelector: @escaping @MainActor (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        S1.SharingStrategy == SharingStrategy,
        S2.SharingStrategy == SharingStrategy,
        S3.SharingStrategy == SharingStrategy,
        S4.SharingStrategy == SharingStrategy,
        S5.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            .zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                resultSelector: onMain(resultSelector)
            )
        )
    }

    /// Combines the elements, the first with the first and the second with the second, of six sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<
        S1: SharedSequenceConvertibleType,
        S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType,
        S5: SharedSequenceConvertibleType,
        S6: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        _ source4: S4,
        _ source5: S5,
        _ source6: S6,
        resultSelector:
            @escaping @MainActor (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        S1.SharingStrategy == SharingStrategy,
        S2.SharingStrategy == SharingStrategy,
        S3.SharingStrategy == SharingStrategy,
        S4.SharingStrategy == SharingStrategy,
        S5.SharingStrategy == SharingStrategy,
        S6.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            .zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source,
                resultSelector: onMain(resultSelector)
            )
        )
    }

    /// Combines the elements, the first with the first and the second with the second, of seven sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<
        S1: SharedSequenceConvertibleType,
        S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType,
        S5: SharedSequenceConvertibleType,
        S6: SharedSequenceConvertibleType,
        S7: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        _ source4: S4,
        _ source5: S5,
        _ source6: S6,
        _ source7: S7,
        resultSelector:
            @escaping @MainActor (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element) ->
            Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        S1.SharingStrategy == SharingStrategy,
        S2.SharingStrategy == SharingStrategy,
        S3.SharingStrategy == SharingStrategy,
        S4.SharingStrategy == SharingStrategy,
        S5.SharingStrategy == SharingStrategy,
        S6.SharingStrategy == SharingStrategy,
        S7.SharingStrategy == SharingStrategy
    {
        SharedSequence(
            .zip(
                source1.source,
                source2.source,
                source3.source,
                source4.source,
                source5.source,
                source6.source,
                source7.source,
                resultSelector: onMain(resultSelector)
            )
        )
    }

    /// Combines the elements, the first with the first and the second with the second, of eight sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<
        S1: SharedSequenceConvertibleType,
        S2: SharedSequenceConvertibleType,
        S3: SharedSequenceConvertibleType,
        S4: SharedSequenceConvertibleType,
        S5: SharedSequenceConvertibleType,
        S6: SharedSequenceConvertibleType,
        S7: SharedSequenceConvertibleType,
        S8: SharedSequenceConvertibleType
    >(
        _ source1: S1,
        _ source2: S2,
        _ source3: S3,
        _ source4: S4,
        _ source5: S5,
        _ source6: S6,
        _ source7: S7,
        _ source8: S8,
        resultSelector:
            @escaping @MainActor (
                S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element
            ) -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        S1.SharingStrategy == SharingStrategy,
        S2.SharingStrategy == SharingStrategy,
        S3.SharingStrategy == SharingStrategy,
        S4.SharingStrategy == SharingStrategy,
        S5.SharingStrategy == SharingStrategy,
        S6.SharingStrategy == SharingStrategy,
        S7.SharingStrategy == SharingStrategy,
        S8.SharingStrategy == SharingStrategy
    {
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
                resultSelector: onMain(resultSelector)
            )
        )
    }
}
