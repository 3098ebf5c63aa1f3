// Written by `Tools/Forms` from its table: what is changed here is lost.

@_documentation(visibility: internal)
extension ObservableType where Element == Any {
    /// Combines the latest elements of three sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>
    ) -> Observable<(E1, E2, E3)> {
        combination(.latest, source1, source2, source3) { ($0, $1, $2) }
    }

    /// Combines the latest elements of four sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>
    ) -> Observable<(E1, E2, E3, E4)> {
        combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// Combines the latest elements of five sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>
    ) -> Observable<(E1, E2, E3, E4, E5)> {
        combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// Combines the latest elements of six sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable
    >(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>
    ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
        combination(.latest, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Combines the latest elements of seven sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7)> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7) {
            ($0, $1, $2, $3, $4, $5, $6)
        }
    }

    /// Combines the latest elements of eight sequences into a tuple whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8) {
            ($0, $1, $2, $3, $4, $5, $6, $7)
        }
    }

    /// Combines the elements of three sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>
    ) -> Observable<(E1, E2, E3)> {
        combination(.queue, source1, source2, source3) { ($0, $1, $2) }
    }

    /// Combines the elements of four sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>
    ) -> Observable<(E1, E2, E3, E4)> {
        combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// Combines the elements of five sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>
    ) -> Observable<(E1, E2, E3, E4, E5)> {
        combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// Combines the elements of six sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>
    ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
        combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Combines the elements of seven sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7)> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
            ($0, $1, $2, $3, $4, $5, $6)
        }
    }

    /// Combines the elements of eight sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
            ($0, $1, $2, $3, $4, $5, $6, $7)
        }
    }
}

@_documentation(visibility: internal)
extension ObservableType {
    /// Combines the latest elements of three sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, resultSelector)
    }

    /// Combines the latest elements of four sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, resultSelector)
    }

    /// Combines the latest elements of five sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, resultSelector)
    }

    /// Combines the latest elements of six sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable
    >(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, source6, resultSelector)
    }

    /// Combines the latest elements of seven sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7, resultSelector)
    }

    /// Combines the latest elements of eight sequences whenever one of them emits.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
    }

    /// Combines the elements of three sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, resultSelector)
    }

    /// Combines the elements of four sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, resultSelector)
    }

    /// Combines the elements of five sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, resultSelector)
    }

    /// Combines the elements of six sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector)
    }

    /// Combines the elements of seven sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector)
    }

    /// Combines the elements of eight sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload
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
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
    }
}
