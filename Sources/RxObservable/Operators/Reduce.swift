extension ObservableType {
    /// Combines all elements into one result.
    ///
    /// ```
    /// source:        1--2--3--|
    /// reduce(0, +):  ---------(6|)
    /// ```
    ///
    /// Where the results on the way count, or the source doesn't end, ``scan(_:accumulator:)`` emits each.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_disfavoredOverload
    public func reduce<Result>(
        _ seed: Result,
        accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) -> Observable<Result> {
        Reduce(asObservable(), seed, accumulator, { $0 })
    }

    /// Combines all elements into one result, and transforms that.
    ///
    /// ```
    /// source:                                            1--2--3--|
    /// reduce(0, accumulator: +, mapResult: { $0 + 1 }):  ---------(7|)
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    ///   - mapResult: Transforms the last result; an error that it throws fails the sequence.
    /// - Returns: The transformed result when the source completes, and then completion; fails with the source.
    /// - SeeAlso: [reduce](https://reactivex.io/documentation/operators/reduce.html)
    @_disfavoredOverload
    public func reduce<Accumulated, Result>(
        _ seed: Accumulated,
        accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping @Sendable (Accumulated) throws -> Result
    ) -> Observable<Result> {
        Reduce(asObservable(), seed, accumulator, mapResult)
    }
}

// SAFETY: a node, see `Observable`.
package final class Reduce<Element, Accumulated, Result>: Observable<Result>, @unchecked Sendable {
    private let source: Observable<Element>
    private let seed: Accumulated
    fileprivate let accumulator: @Sendable (Accumulated, Element) throws -> Accumulated
    fileprivate let mapResult: @Sendable (Accumulated) throws -> Result

    package init(
        _ source: Observable<Element>,
        _ seed: Accumulated,
        _ accumulator: @escaping @Sendable (Accumulated, Element) throws -> Accumulated,
        _ mapResult: @escaping @Sendable (Accumulated) throws -> Result
    ) {
        self.source = source
        self.seed = seed
        self.accumulator = accumulator
        self.mapResult = mapResult
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("reduce", after: source)
    }

    package override func run(_ sink: Sink<Result>) {
        source.run(ReduceSink(sink, seed, self))
    }
}

private final class ReduceSink<Element, Accumulated, Result>: Stage<Element, Result> {
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var accumulated: Accumulated
    // In the sink, since it is called for each element; the other is called once.
    private let accumulator: @Sendable (Accumulated, Element) throws -> Accumulated
    private let node: Reduce<Element, Accumulated, Result>

    init(_ downstream: Sink<Result>, _ seed: Accumulated, _ node: Reduce<Element, Accumulated, Result>) {
        accumulated = seed
        accumulator = node.accumulator
        self.node = node
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        do {
            accumulated = try accumulator(accumulated, element)
        } catch {
            downstream.onError(error)
        }
    }

    override func onCompleted() {
        let result: Result
        do { result = try node.mapResult(accumulated) } catch { return downstream.onError(error) }
        downstream.onNext(result)
        guard !isStopped else { return }
        downstream.onCompleted()
    }
}
