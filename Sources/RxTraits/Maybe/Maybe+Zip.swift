internal import RxObservable

// The overloads differ in the number of sources alone; `Observable.zip` does the work.

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Combines the elements of two maybes.
    ///
    /// - Parameters:
    ///   - source1: The first maybe.
    ///   - source2: The second maybe.
    ///   - resultSelector: Makes the result of the elements; an error that it throws fails the maybe.
    /// - Returns: The result once all have succeeded; completes when one completes without an element, and fails with
    ///   the first that fails.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_disfavoredOverload
    public static func zip<E1, E2>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> Maybe<Element> {
        PrimitiveSequence(raw: Observable<Element>.zip(source1.source, source2.source, resultSelector: resultSelector))
    }

    /// Combines the elements of three maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: Observable<Element>.zip(source1.source, source2.source, source3.source, resultSelector: resultSelector)
        )
    }

    /// Combines the elements of four maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
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

    /// Combines the elements of five maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
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

    /// Combines the elements of six maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
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

    /// Combines the elements of seven maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        _ source7: Maybe<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
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

    /// Combines the elements of eight maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: Maybe<E1>,
        _ source2: Maybe<E2>,
        _ source3: Maybe<E3>,
        _ source4: Maybe<E4>,
        _ source5: Maybe<E5>,
        _ source6: Maybe<E6>,
        _ source7: Maybe<E7>,
        _ source8: Maybe<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
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
