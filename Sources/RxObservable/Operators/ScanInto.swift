extension ObservableType {
    /// Updates a result with each element in place, and emits each result.
    ///
    /// ```
    /// source:               1--2--3--|
    /// scan(into: 0) { += }: 1--3--6--|
    /// ```
    ///
    /// Use it for collections, which grow in place as long as no earlier result is kept.
    ///
    /// ```swift
    /// let words = Observable.of("to", "be", "or", "not", "to", "be")
    /// _ = words
    ///     .scan(into: [String: Int]()) { counts, word in counts[word, default: 0] += 1 }
    ///     .map { $0["be", default: 0] }
    ///     .takeLast(1)
    ///     .subscribe(onNext: { print("be: \($0)") })
    /// // Prints "be: 2".
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element; an error that it throws fails the sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func scan<Result>(
        into seed: sending Result,
        accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        scannedInto(asObservable(), seed, accumulator)
    }
}

/// Makes the node of `scan(into:)`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func scannedInto<Element, Result>(
    _ source: Observable<Element>,
    _ seed: Result,
    _ accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
) -> Observable<Result> {
    stepNode("scan(into:)", source, seed) { stage, element in
        do { try accumulator(&stage.state, element) } catch { return stage.finish(error) }
        stage.send(stage.state)
    }
}
