// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Combines the latest elements of all sequences of a collection into an array whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:)`` for sequences that can't fail.
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element. For an empty collection, an empty array,
    ///   and then completion.
    /// - Complexity: O(*n*) for an element, in the number of sequences.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible(combination(.latest, collection.map { $0.asObservable() }) { $0 })
    }

    /// Combines the latest elements of all sequences of a collection whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:resultSelector:)`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameters:
    ///   - collection: The sequences, subscribed to in order.
    ///   - resultSelector: Combines the latest element of each, in their order.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element. For an empty collection, the result of
    ///   no elements, and then completion.
    /// - Complexity: O(*n*) for an element, in the number of sequences.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(combination(.latest, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:resultSelector:)`` for sequences that can't fail:
    /// its closures can't, either. Up to eight can be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines the latest element of each.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, resultSelector))
    }

    /// Combines the latest elements of three sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, resultSelector))
    }

    /// Combines the latest elements of four sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the latest elements of five sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the latest elements of six sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, source6, resultSelector))
    }

    /// Combines the latest elements of seven sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5, source6, source7, resultSelector))
    }

    /// Combines the latest elements of eight sequences whenever one of them emits, as
    /// ``combineLatest(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .latest,
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

extension InfallibleType where Element == Any {
    /// Combines the latest elements of two sequences into a tuple whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:_:)`` for sequences that can't fail. Up to eight can
    /// be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>
    ) -> Infallible<(E1, E2)> {
        Infallible(combination(.latest, source1, source2) { ($0, $1) })
    }

    /// Combines the latest elements of three sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>
    ) -> Infallible<(E1, E2, E3)> {
        Infallible(combination(.latest, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the latest elements of four sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>
    ) -> Infallible<(E1, E2, E3, E4)> {
        Infallible(combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the latest elements of five sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>
    ) -> Infallible<(E1, E2, E3, E4, E5)> {
        Infallible(combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the latest elements of six sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Combines the latest elements of seven sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Combines the latest elements of eight sequences into a tuple whenever one of them emits, as
    /// ``combineLatest(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        Infallible(
            combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}
