// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Combines the elements of all sequences of a collection in arrays: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:)`` for sequences that can't fail.
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each row of elements; completes as soon as no further row can come: when one has
    ///   completed and nothing of it waits for partners. For an empty collection, completion alone.
    /// - Complexity: O(*n*) for a row, in the number of sequences. Memory is O(*m*) in the number of elements that
    ///   wait.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible(combination(.queue, collection.map { $0.asObservable() }) { $0 })
    }

    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:resultSelector:)`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameters:
    ///   - collection: The sequences, subscribed to in order.
    ///   - resultSelector: Combines one element of each, in their order.
    /// - Returns: A result for each row of elements; completes as soon as no further row can come: when one has
    ///   completed and nothing of it waits for partners. For an empty collection, completion alone.
    /// - Complexity: O(*n*) for a row, in the number of sequences. Memory is O(*m*) in the number of elements that
    ///   wait.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(combination(.queue, collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for sequences that can't fail: its
    /// closures can't, either. Up to eight can be combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines one element of each.
    /// - Returns: A result for each pair; completes as soon as no further pair can come: when one has completed and
    ///   nothing of it waits for a partner.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, resultSelector))
    }

    /// Combines the elements of three sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Combines the elements of four sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the elements of five sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the elements of six sequences in pairs: the first with the first, the second with the second, as
    /// ``zip(_:_:resultSelector:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector))
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
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector))
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
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
        )
    }
}

extension InfallibleType where Element == Any {
    /// Combines the elements of two sequences in tuples: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:)`` for sequences that can't fail. Up to eight can be
    /// combined.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each pair; completes as soon as no further pair can come: when one has completed and
    ///   nothing of it waits for a partner.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>
    ) -> Infallible<(E1, E2)> {
        Infallible(combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Combines the elements of three sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>
    ) -> Infallible<(E1, E2, E3)> {
        Infallible(combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>
    ) -> Infallible<(E1, E2, E3, E4)> {
        Infallible(combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the elements of five sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>
    ) -> Infallible<(E1, E2, E3, E4, E5)> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the elements of six sequences in tuples: the first with the first, the second with the second, as
    /// ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6)> {
        Infallible(
            combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
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
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7)> {
        Infallible(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
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
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}
