public import RxObservable

extension ObservableType {
    /// Combines each element with the latest elements of two other sequences.
    ///
    /// ```
    /// source:                                 a-----b--c--|
    /// x:                                      -1-----------
    /// y:                                      ---2----3----
    /// withLatestFrom(x, y) { $0 + $1 + $2 }:  ------b12c13|
    /// ```
    ///
    /// Elements that come before each of the others has sent one are dropped.
    ///
    /// ```swift
    /// let name = BehaviorRelay(value: "Ann")
    /// let city = BehaviorRelay(value: "Rome")
    /// let send = PublishSubject<Void>()
    /// send.withLatestFrom(name, city) { _, name, city in "\(name), \(city)" }
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// send.onNext(())
    /// // Prints "Ann, Rome".
    /// ```
    ///
    /// - Parameters:
    ///   - first: A sequence; the others are subscribed to first, in order.
    ///   - second: A sequence.
    ///   - resultSelector: Combines the three; an error that it throws fails the sequence.
    /// - Returns: A result for each element of the source; completes with the source, and fails with the first that
    ///   fails.
    /// - Complexity: O(1) for an element; one of each other sequence is kept. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping @Sendable (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        asObservable().withLatestFrom(Observable.combineLatest(first, second) { ($0, $1) }) {
            try resultSelector($0, $1.0, $1.1)
        }
    }

    /// Combines each element with the latest elements of three other sequences.
    ///
    /// - Parameters:
    ///   - first: A sequence; the others are subscribed to first, in order.
    ///   - second: A sequence.
    ///   - third: A sequence.
    ///   - resultSelector: Combines the four; an error that it throws fails the sequence.
    /// - Returns: A result for each element of the source; completes with the source, and fails with the first that
    ///   fails.
    /// - Complexity: O(1) for an element; one of each other sequence is kept. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping @Sendable (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        asObservable().withLatestFrom(Observable.combineLatest(first, second, third) { ($0, $1, $2) }) {
            try resultSelector($0, $1.0, $1.1, $1.2)
        }
    }
}
