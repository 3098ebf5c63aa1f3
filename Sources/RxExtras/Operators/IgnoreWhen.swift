public import RxObservable

extension ObservableType {
    /// Drops the elements that satisfy a condition.
    ///
    /// ```
    /// source:                 1--2--3--4--|
    /// ignoreWhen { $0 > 2 }:  1--2--------|
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("a", "", "b").ignoreWhen { $0.isEmpty }.subscribe(onNext: { print($0) })
    /// // Prints "a", "b".
    /// ```
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The other elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ignoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        asObservable().filter { try !predicate($0) }
    }
}
