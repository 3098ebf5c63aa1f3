extension ObservableType {
    /// Combines each element with the result so far, and emits each result.
    ///
    /// ```
    /// source:                   1--2--3--|
    /// scan(0, accumulator: +):  1--3--6--|
    /// ```
    ///
    /// If only the last result counts, ``reduce(_:accumulator:)`` emits it alone, at the end.
    ///
    /// State as the sum of all events so far:
    ///
    /// ```swift
    /// let steps = Observable.of(1, 1, -1, 5)
    /// _ = steps.scan(10) { floor, step in floor + step }.subscribe(onNext: { print("floor \($0)") })
    /// // Prints "floor 11", "floor 12", "floor 11", "floor 16".
    /// ```
    ///
    /// Also known as `tryScan` (Combine), `reductions` (AsyncAlgorithms).
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func scan<Result>(
        _ seed: sending Result,
        accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) -> Observable<Result> {
        scanned(asObservable(), seed, accumulator)
    }
}

/// Makes the node of `scan`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func scanned<Element, Result>(
    _ source: Observable<Element>,
    _ seed: Result,
    _ accumulator: @escaping @Sendable (Result, Element) throws -> Result
) -> Observable<Result> {
    stepNode("scan", source, seed) { stage, element in
        let next: Result
        do { next = try accumulator(stage.state, element) } catch { return stage.finish(error) }
        stage.state = next
        stage.send(next)
    }
}
