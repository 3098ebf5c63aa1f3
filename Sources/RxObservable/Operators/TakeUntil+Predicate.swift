extension ObservableType {
    /// Emits elements until one satisfies a predicate.
    ///
    /// ```
    /// source:                                                 a--b--C--d--|
    /// take(until: { $0.isUppercase }):                        a--b--|
    /// take(until: { $0.isUppercase }, behavior: .inclusive):  a--b--(C|)
    /// ```
    ///
    /// ```swift
    /// let progress = Observable.of(20, 60, 100, 100)
    /// _ = progress.take(until: { $0 == 100 }, behavior: .inclusive).subscribe(onNext: { print("\($0) %") })
    /// // Prints "20 %", "60 %", "100 %".
    /// ```
    ///
    /// - Parameters:
    ///   - predicate: Whether an element ends the sequence; an error that it throws fails it. It isn't called any more
    ///     after the first such element.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that satisfies the predicate; completes there, or with the source if
    ///   that ends earlier.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(until:)", asObservable(), predicate, passing: false, behavior)
    }
}
