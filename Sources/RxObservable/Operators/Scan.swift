extension ObservableType {
    /// Combines each element with the result so far, and emits each result.
    ///
    /// ```
    /// source:      1--2--3--|
    /// scan(0, +):  1--3--6--|
    /// ```
    ///
    /// Where only the last result counts, ``reduce(_:accumulator:)`` emits that alone, at the end.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Makes the next result of the result so far and the element; an error that it throws fails the
    ///     sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_disfavoredOverload
    public func scan<Result>(
        _ seed: Result,
        accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) -> Observable<Result> {
        Scan(asObservable(), seed, accumulator)
    }
}

// SAFETY: a node, see `Observable`.
package final class Scan<Element, Result>: Observable<Result>, @unchecked Sendable {
    private let source: Observable<Element>
    private let seed: Result
    private let accumulator: @Sendable (Result, Element) throws -> Result

    package init(
        _ source: Observable<Element>,
        _ seed: Result,
        _ accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) {
        self.source = source
        self.seed = seed
        self.accumulator = accumulator
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("scan", after: source)
    }

    package override func run(_ sink: Sink<Result>) {
        source.run(ScanSink(sink, seed, accumulator))
    }
}

private final class ScanSink<Element, Result>: Stage<Element, Result> {
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var result: Result
    private let accumulator: @Sendable (Result, Element) throws -> Result

    init(
        _ downstream: Sink<Result>,
        _ seed: Result,
        _ accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) {
        result = seed
        self.accumulator = accumulator
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        let next: Result
        do { next = try accumulator(result, element) } catch { return downstream.onError(error) }
        result = next
        downstream.onNext(next)
    }
}
