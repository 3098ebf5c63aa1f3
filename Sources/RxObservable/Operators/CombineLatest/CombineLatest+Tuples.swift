extension ObservableType where Element == Any {
    /// Combines the latest elements of three sequences, as tuples: see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>
    ) -> Observable<(E1, E2, E3)> {
        combination(.latest, source1, source2, source3) { ($0, $1, $2) }
    }

    /// Combines the latest elements of four sequences, as tuples: see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>
    ) -> Observable<(E1, E2, E3, E4)> {
        combination(.latest, source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// Combines the latest elements of five sequences, as tuples: see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>
    ) -> Observable<(E1, E2, E3, E4, E5)> {
        combination(.latest, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// Combines the latest elements of six sequences, as tuples: see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2, E3, E4, E5, E6>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>
    ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
        combination(.latest, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Combines the latest elements of seven sequences, as tuples: see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7>(
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

    /// Combines the latest elements of eight sequences, as tuples: see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<E1, E2, E3, E4, E5, E6, E7, E8>(
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
}
