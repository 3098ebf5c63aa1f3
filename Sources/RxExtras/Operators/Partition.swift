public import RxObservable
public import RxSubjects

extension ObservableType {
    /// Splits a sequence in two: the elements that satisfy a condition, and the rest.
    ///
    /// ```
    /// source:                  1--2--3--4--|
    /// partition { $0 < "3" }:  1--2--------|
    /// nonMatches:              ------3--4--|
    /// ```
    ///
    /// Both share one subscription to the source, from the first subscriber to the last.
    ///
    /// ```swift
    /// let numbers = Observable.of(1, 2, 3, 4)
    /// let (even, odd) = numbers.partition { $0 % 2 == 0 }
    /// _ = even.subscribe(onNext: { print("even: \($0)") })
    /// _ = odd.subscribe(onNext: { print("odd: \($0)") })
    /// // Prints "even: 2", "even: 4", "odd: 1", "odd: 3".
    /// ```
    ///
    /// - Parameter predicate: The condition, asked once for each element; an error that it throws fails both.
    /// - Returns: The elements for which it holds, and the others; both end with the source.
    /// - SeeAlso: [groupBy](https://reactivex.io/documentation/operators/groupby.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func partition(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        let judged = asObservable().map { (element: $0, matches: try predicate($0)) }.share()
        return (
            judged.compactMap { $0.matches ? FilterMap.map($0.element) : nil }.filterMap { $0 },
            judged.compactMap { $0.matches ? nil : FilterMap.map($0.element) }.filterMap { $0 }
        )
    }
}

extension ObservableType<Bool> {
    /// Splits a sequence of Booleans in two: the `true` ones and the `false` ones.
    ///
    /// - Returns: The elements that are `true`, and the others; both end with the source.
    /// - SeeAlso: [groupBy](https://reactivex.io/documentation/operators/groupby.html)
    @_alwaysEmitIntoClient
    public func partition() -> (matches: Observable<Bool>, nonMatches: Observable<Bool>) {
        partition { $0 }
    }
}
