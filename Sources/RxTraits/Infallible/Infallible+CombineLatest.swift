public import RxObservable

// The overloads differ in the number of sources alone; the operator of observables does the work.

extension InfallibleType {
    /// Combines the latest elements of two sequences.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Makes the result of one element of each.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_disfavoredOverload
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        resultSelector: @escaping @Sendable (I1.Element, I2.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.latest, source1.asObservable(), source2.asObservable(), resultSelector))
    }

    /// Combines the latest elements of three sequences, as ``combineLatest(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .latest,
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                resultSelector
            )
        )
    }

    /// Combines the latest elements of four sequences, as ``combineLatest(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .latest,
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                resultSelector
            )
        )
    }

    /// Combines the latest elements of five sequences, as ``combineLatest(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .latest,
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                resultSelector
            )
        )
    }

    /// Combines the latest elements of six sequences, as ``combineLatest(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType,
        I6: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        resultSelector:
            @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .latest,
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                source6.asObservable(),
                resultSelector
            )
        )
    }

    /// Combines the latest elements of seven sequences, as ``combineLatest(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType,
        I6: InfallibleType,
        I7: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        _ source7: I7,
        resultSelector:
            @escaping @Sendable (
                I1.Element,
                I2.Element,
                I3.Element,
                I4.Element,
                I5.Element,
                I6.Element,
                I7.Element
            ) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .latest,
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                source6.asObservable(),
                source7.asObservable(),
                resultSelector
            )
        )
    }

    /// Combines the latest elements of eight sequences, as ``combineLatest(_:_:resultSelector:)`` does for two.
    @_disfavoredOverload
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType,
        I6: InfallibleType,
        I7: InfallibleType,
        I8: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        _ source7: I7,
        _ source8: I8,
        resultSelector:
            @escaping @Sendable (
                I1.Element,
                I2.Element,
                I3.Element,
                I4.Element,
                I5.Element,
                I6.Element,
                I7.Element,
                I8.Element
            ) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .latest,
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                source6.asObservable(),
                source7.asObservable(),
                source8.asObservable(),
                resultSelector
            )
        )
    }
}
