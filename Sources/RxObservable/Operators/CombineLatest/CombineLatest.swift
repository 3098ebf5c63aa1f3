extension ObservableType {
    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    /// ```
    /// x:                       a-----b-----|
    /// y:                       --1-----2--|
    /// combineLatest(x, y, +):  --a1--b1b2--|
    /// ```
    ///
    /// Where only one of them asks for a result, there is ``withLatestFrom(_:resultSelector:)``; where elements belong
    /// together in pairs, ``zip(_:_:resultSelector:)``.
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines the latest element of each; an error that it throws fails the sequence.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element; fails with the first that fails.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @inlinable
    @_disfavoredOverload
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1.asObservable(), source2.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// Combines the latest elements of two sequences into a tuple whenever one of them emits.
    ///
    /// ```
    /// x:                    a-----b-----|
    /// y:                    --1-----2--|
    /// combineLatest(x, y):  --a1--b1b2--|
    /// ```
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element; fails with the first that fails.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        combination(.latest, source1.asObservable(), source2.asObservable()) { ($0, $1) }
    }
}
