internal import RxObservable

// The overloads differ in the number of sources alone; the operator of `Observable` does the work.

extension SharedSequence {
    /// Combines the elements, the first with the first and the second with the second, of two sequences.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Makes the result of one element of each.
    /// - Returns: A result for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<E1, E2>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        resultSelector: @escaping @MainActor (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.zip(source1.source, source2.source, resultSelector: onMain(resultSelector)))
    }

    /// Combines the elements, the first with the first and the second with the second, of three sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<E1, E2, E3>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        resultSelector: @escaping @MainActor (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.zip(source1.source, source2.source, source3.source, resultSelector: onMain(resultSelector)))
    }

    /// Combines the elements, the first with the first and the second with the second, of four sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<E1, E2, E3, E4>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
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
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
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
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
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
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        _ source7: SharedSequence<SharingStrategy, E7>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6, E7) -> Element
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
                resultSelector: onMain(resultSelector)
            )
        )
    }

    /// Combines the elements, the first with the first and the second with the second, of eight sequences, as ``zip(_:_:resultSelector:)`` does for two.
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: SharedSequence<SharingStrategy, E1>,
        _ source2: SharedSequence<SharingStrategy, E2>,
        _ source3: SharedSequence<SharingStrategy, E3>,
        _ source4: SharedSequence<SharingStrategy, E4>,
        _ source5: SharedSequence<SharingStrategy, E5>,
        _ source6: SharedSequence<SharingStrategy, E6>,
        _ source7: SharedSequence<SharingStrategy, E7>,
        _ source8: SharedSequence<SharingStrategy, E8>,
        resultSelector: @escaping @MainActor (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
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
                resultSelector: onMain(resultSelector)
            )
        )
    }
}
