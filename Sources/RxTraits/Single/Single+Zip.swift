internal import RxObservable

// The overloads differ in the number of sources alone; `Observable.zip` does the work.

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Combines the elements of two singles.
    ///
    /// - Parameters:
    ///   - source1: The first single.
    ///   - source2: The second single.
    ///   - resultSelector: Makes the result of the elements; an error that it throws fails the single.
    /// - Returns: The result once all have succeeded, and fails with the first that fails.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_disfavoredOverload
    public static func zip<E1, E2>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(raw: Observable<Element>.zip(source1.source, source2.source, resultSelector: resultSelector))
    }

    /// Combines the elements of three singles, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(source1.source, source2.source, source3.source, resultSelector: resultSelector)
        )
    }

    /// Combines the elements of four singles, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
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

    /// Combines the elements of five singles, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
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

    /// Combines the elements of six singles, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
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

    /// Combines the elements of seven singles, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        _ source7: Single<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
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

    /// Combines the elements of eight singles, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: Single<E1>,
        _ source2: Single<E2>,
        _ source3: Single<E3>,
        _ source4: Single<E4>,
        _ source5: Single<E5>,
        _ source6: Single<E6>,
        _ source7: Single<E7>,
        _ source8: Single<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
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
}
