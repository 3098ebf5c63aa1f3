extension ObservableType {
    /// Combines the latest elements of two sequences, whenever one of them sends.
    ///
    /// ```
    /// x:                       a-----b-----|
    /// y:                       --1-----2--|
    /// combineLatest(x, y, +):  --a1--b1b2--|
    /// ```
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines the latest element of each; an error that it throws fails the sequence.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or when
    ///   the last one alive sends while another ended without an element; fails with the first that fails.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest2(source1.asObservable(), source2.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// Combines the latest elements of two sequences into a tuple, whenever one of them sends.
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
    /// - Returns: A tuple for each element, once every sequence has sent one; completes when all have completed, or when
    ///   the last one alive sends while another ended without an element; fails with the first that fails.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        CombineLatest2(source1.asObservable(), source2.asObservable()) { ($0, $1) }
    }
}

// SAFETY: immutable.
private final class CombineLatest2<E1, E2, Result>: Observable<Result>, @unchecked Sendable {
    private let source1: Observable<E1>
    private let source2: Observable<E2>
    private let resultSelector: @Sendable (E1, E2) throws -> Result

    init(
        _ source1: Observable<E1>,
        _ source2: Observable<E2>,
        _ resultSelector: @escaping @Sendable (E1, E2) throws -> Result
    ) {
        self.source1 = source1
        self.source2 = source2
        self.resultSelector = resultSelector
        super.init()
    }

    override func run(_ sink: Sink<Result>) {
        let coordinator = ResultCoordinator(sink)
        let slot1 = LatestSlot<E1>(coordinator)
        let slot2 = LatestSlot<E2>(coordinator)
        coordinator.start { [resultSelector] in try resultSelector(slot1.value, slot2.value) }
        coordinator.subscribe(slot1, to: source1)
        coordinator.subscribe(slot2, to: source2)
    }
}
