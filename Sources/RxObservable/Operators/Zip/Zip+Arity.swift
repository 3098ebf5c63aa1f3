extension ObservableType {
    /// Combines the elements of three sequences in order: see ``zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, resultSelector)
    }

    /// Combines the elements of four sequences in order: see ``zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, resultSelector)
    }

    /// Combines the elements of five sequences in order: see ``zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, resultSelector)
    }

    /// Combines the elements of six sequences in order: see ``zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6>(
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

    /// Combines the elements of seven sequences in order: see ``zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
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

    /// Combines the elements of eight sequences in order: see ``zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
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
