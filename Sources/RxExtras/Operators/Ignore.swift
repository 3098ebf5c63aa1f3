public import RxObservable

extension ObservableType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// ```
    /// source:            a--b--c--b--|
    /// ignore("b", "x"):  a-----c-----|
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("a", "", "b").ignore("").subscribe(onNext: { print($0) })
    /// // Prints "a", "b".
    /// ```
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
        asObservable().filter { !valuesToIgnore.contains($0) }
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ignore<Values: Sequence>(_ valuesToIgnore: Values) -> Observable<Element>
    where Values.Element == Element {
        let values = Array(valuesToIgnore)
        return asObservable().filter { !values.contains($0) }
    }
}
