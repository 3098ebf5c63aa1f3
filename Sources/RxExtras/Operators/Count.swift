public import RxObservable

extension ObservableType {
    /// The number of elements.
    ///
    /// ```
    /// source:   a-b-c-|
    /// count():  ------(3|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("a", "b").count().subscribe(onNext: { print($0) })
    /// // Prints "2".
    /// ```
    ///
    /// - Returns: The number, once the source has completed; fails with the source.
    /// - SeeAlso: [count](https://reactivex.io/documentation/operators/count.html)
    @_alwaysEmitIntoClient
    public func count() -> Observable<Int> {
        asObservable().reduce(0) { count, _ in count + 1 }
    }

    /// The number of elements that satisfy a condition.
    ///
    /// ```
    /// source:              1-2-3-|
    /// count { $0 > "1" }:  ------(2|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of(3, 12, 20).count { $0 > 10 }.subscribe(onNext: { print($0) })
    /// // Prints "2".
    /// ```
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The number, once the source has completed; fails with the source.
    /// - SeeAlso: [count](https://reactivex.io/documentation/operators/count.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func count(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
        filter(predicate).count()
    }
}
