extension ObservableType {
    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    /// ```
    /// x:                                a-----b-----|
    /// y:                                --1-----2--|
    /// combineLatest(x, y) { $0 + $1 }:  --a1--b1b2--|
    /// ```
    ///
    /// If only one source should trigger results, use ``withLatestFrom(_:resultSelector:)``; to pair elements by their
    /// position, ``zip(_:_:resultSelector:)``.
    ///
    /// A result for each change of either, as for a form with two fields:
    ///
    /// ```swift
    /// let name = BehaviorRelay(value: "")
    /// let age = BehaviorRelay(value: 20)
    /// let isValid = Observable.combineLatest(name, age) { name, age in !name.isEmpty && age >= 18 }
    /// isValid.subscribe(onNext: { print($0 ? "enabled" : "disabled") }).disposed(by: bag)
    ///
    /// name.accept("Ann")
    /// age.accept(17)
    /// // Prints "disabled", "enabled", "disabled".
    /// ```
    ///
    /// Also known as `CombineLatest` (Combine, RxJS).
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines the latest element of each; an error that it throws fails the sequence.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when no result can come any more, since one ended without an element; fails with the first that fails.
    /// - Complexity: O(1) for an element; one of each sequence is kept. What other threads send while one is inside the
    ///   observer waits, without a limit.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> Observable<Element> {
        combination(.latest, source1, source2, resultSelector)
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
    /// ```swift
    /// let city = Observable.of("Rome")
    /// let degrees = PublishSubject<Int>()
    /// Observable.combineLatest(city, degrees)
    ///     .subscribe(onNext: { city, degrees in print("\(city): \(degrees)°") })
    ///     .disposed(by: bag)
    /// degrees.onNext(21)
    /// degrees.onNext(22)
    /// // Prints "Rome: 21°", "Rome: 22°".
    /// ```
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element; fails with the first that fails.
    /// - Complexity: O(1) for an element; one of each sequence is kept. What other threads send while one is inside the
    ///   observer waits, without a limit.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<E1: Sendable, E2: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>
    ) -> Observable<(E1, E2)> {
        combination(.latest, source1, source2) { ($0, $1) }
    }
}
