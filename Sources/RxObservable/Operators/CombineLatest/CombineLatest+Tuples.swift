extension ObservableType where Element == Any {
    /// Combines the latest elements of three sequences, as tuples: see ``combineLatest(_:_:)``.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        combination(.latest, source1.asObservable(), source2.asObservable(), source3.asObservable()) { ($0, $1, $2) }
    }

    /// Combines the latest elements of four sequences, as tuples: see ``combineLatest(_:_:)``.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        combination(
            .latest,
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable()
        ) { ($0, $1, $2, $3) }
    }

    /// Combines the latest elements of five sequences, as tuples: see ``combineLatest(_:_:)``.
    @inlinable
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        combination(
            .latest,
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable()
        ) { ($0, $1, $2, $3, $4) }
    }

    /// Combines the latest elements of six sequences, as tuples: see ``combineLatest(_:_:)``.
    @inlinable
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        combination(
            .latest,
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable()
        ) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Combines the latest elements of seven sequences, as tuples: see ``combineLatest(_:_:)``.
    @inlinable
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        combination(
            .latest,
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            source7.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// Combines the latest elements of eight sequences, as tuples: see ``combineLatest(_:_:)``.
    @inlinable
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        combination(
            .latest,
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            source7.asObservable(),
            source8.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
