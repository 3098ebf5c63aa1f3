extension ObservableType {
    /// Combines all elements into one result.
    ///
    /// ```
    /// source:                     1--2--3--|
    /// reduce(0, accumulator: +):  ---------(6|)
    /// ```
    ///
    /// If intermediate results count, or the source doesn't end, ``scan(_:accumulator:)`` emits each.
    ///
    /// ```swift
    /// let basket = Observable.of(3, 5, 2)
    /// _ = basket.reduce(0) { sum, price in sum + price }.subscribe(onNext: { print("to pay: \($0)") })
    /// // Prints "to pay: 10".
    /// ```
    ///
    /// It emits once, at the end. For a result after each element, use ``scan(_:accumulator:)``.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func reduce<Result>(
        _ seed: sending Result,
        accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) -> Observable<Result> {
        reduced(asObservable(), seed, accumulator, { $0 })
    }

    /// Combines all elements into one result, and transforms that.
    ///
    /// ```
    /// source:                                            1--2--3--|
    /// reduce(0, accumulator: +, mapResult: { $0 + 1 }):  ---------(7|)
    /// ```
    ///
    /// ```swift
    /// let grades = Observable.of(2.0, 1.0, 3.0)
    /// _ = grades.reduce(
    ///     (sum: 0.0, count: 0.0),
    ///     accumulator: { ($0.sum + $1, $0.count + 1) },
    ///     mapResult: { $0.sum / $0.count }
    /// )
    /// .subscribe(onNext: { print("average: \($0)") })
    /// // Prints "average: 2.0".
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    ///   - mapResult: Transforms the last result; an error that it throws fails the sequence.
    /// - Returns: The transformed result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func reduce<Accumulated, Result>(
        _ seed: sending Accumulated,
        accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping @Sendable (Accumulated) throws -> Result
    ) -> Observable<Result> {
        reduced(asObservable(), seed, accumulator, mapResult)
    }
}

/// Makes the node of `reduce`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func reduced<Element, Accumulated, Result>(
    _ source: Observable<Element>,
    _ seed: Accumulated,
    _ accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated,
    _ mapResult: @escaping @Sendable (Accumulated) throws -> Result
) -> Observable<Result> {
    stepNode(
        "reduce",
        source,
        seed,
        end: { stage, error in
            if let error { return stage.finish(error) }
            let result: Result
            do { result = try mapResult(stage.state) } catch { return stage.finish(error) }
            stage.finish(with: result)
        }
    ) { stage, element in
        do { stage.state = try accumulator(stage.state, element) } catch { stage.finish(error) }
    }
}
