extension ObservableType {
    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// ```
    /// x:             a--b-----c--|
    /// y:             -1----2------|
    /// zip(x, y, +):  -a1---b2-----|
    /// ```
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines one element of each; an error that it throws fails the sequence.
    /// - Returns: A result for each pair; completes when all have completed, or when the last one alive sends what can't
    ///   find a partner any more; fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        Zip2(source1.asObservable(), source2.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// Combines the elements of two sequences in tuples: the first with the first, the second with the second.
    ///
    /// ```
    /// x:          a--b-----c--|
    /// y:          -1----2------|
    /// zip(x, y):  -a1---b2-----|
    /// ```
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each pair; completes when all have completed, or when the last one alive sends what can't
    ///   find a partner any more; fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Zip2(source1.asObservable(), source2.asObservable()) { ($0, $1) }
    }
}

// SAFETY: immutable.
private final class Zip2<E1, E2, Result>: Observable<Result>, @unchecked Sendable {
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
        let slot1 = QueueSlot<E1>(coordinator)
        let slot2 = QueueSlot<E2>(coordinator)
        coordinator.start { [resultSelector] in try resultSelector(slot1.next(), slot2.next()) }
        coordinator.subscribe(slot1, to: source1)
        coordinator.subscribe(slot2, to: source2)
    }
}
