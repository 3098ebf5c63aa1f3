// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Combines the elements of two sequences in tuples: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:)`` for singles, maybes and completables. Up to eight can be
    /// combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each pair; completes as soon as no further pair can come: when one has completed and
    ///   nothing of it waits for a partner; fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>
    ) -> PrimitiveSequence<Trait, (E1, E2)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Combines the elements of three sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the elements of five sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
        )
    }

    /// Combines the elements of six sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Combines the elements of seven sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Combines the elements of eight sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for singles, maybes and completables. Up
    /// to eight can be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines one element of each; an error that it throws fails the sequence.
    /// - Returns: A result for each pair; completes as soon as no further pair can come: when one has completed and
    ///   nothing of it waits for a partner; fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, resultSelector))
    }

    /// Combines the elements of three sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Combines the elements of four sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the elements of five sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the elements of six sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
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

    /// Combines the elements of seven sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
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

    /// Combines the elements of eight sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
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
