public import RxObservable

extension InfallibleType where Element == Any {
    /// Combines the elements, the first with the first and the second with the second, of two sequences in a tuple.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each set of elements; completes when no further set can come.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient
    public static func zip<E1, E2>(_ source1: some InfallibleType<E1>, _ source2: some InfallibleType<E2>)
        -> Infallible<(E1, E2)>
    {
        Infallible(combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Combines the elements of three sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2, E3>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>
    ) -> Infallible<(E1, E2, E3)> {
        Infallible(combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2, E3, E4>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>
    ) -> Infallible<(E1, E2, E3, E4)> {
        Infallible(combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the elements of five sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>
    ) -> Infallible<(E1, E2, E3, E4, E5)> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the elements of six sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2, E3, E4, E5, E6>(
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

    /// Combines the elements of seven sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
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

    /// Combines the elements of eight sequences in order, in a tuple, as ``zip(_:_:)`` does for two.
    @_alwaysEmitIntoClient
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
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
