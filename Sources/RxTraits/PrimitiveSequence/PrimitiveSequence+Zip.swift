public import RxObservable

// The overloads differ in the number of sources alone; the operator of observables does the work.

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Combines the elements of two singles, or of two maybes.
    ///
    /// - Parameters:
    ///   - source1: The first single or maybe.
    ///   - source2: The second one.
    ///   - resultSelector: Makes the result of the elements; an error that it throws fails the result.
    /// - Returns: The result once all have succeeded; completes when a maybe completes without an element, and fails
    ///   with the first that fails.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, resultSelector))
    }

    /// Combines the elements of three singles, or of three maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Combines the elements of four singles, or of four maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the elements of five singles, or of five maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the elements of six singles, or of six maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector)
        )
    }

    /// Combines the elements of seven singles, or of seven maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector)
        )
    }

    /// Combines the elements of eight singles, or of eight maybes, as ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                resultSelector
            )
        )
    }
}
