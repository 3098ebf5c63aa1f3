extension ObservableType {
    /// Updates a result with each element in place, and emits each result.
    ///
    /// ```
    /// source:               1--2--3--|
    /// scan(into: 0) { += }: 1--3--6--|
    /// ```
    ///
    /// The form of `scan` for collections, which grow in place as long as no earlier result is kept.
    ///
    /// - Parameters:
    ///   - seed: The result before the first element. Each subscription starts with it.
    ///   - accumulator: Changes the result so far by the element; an error that it throws fails the sequence.
    /// - Returns: The results; ends with the source.
    /// - SeeAlso: [scan](https://reactivex.io/documentation/operators/scan.html)
    @_disfavoredOverload
    public func scan<Result>(
        into seed: Result,
        accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        ScanInto(asObservable(), seed, accumulator)
    }
}

// SAFETY: a node, see `Observable`.
package final class ScanInto<Element, Result>: Observable<Result>, @unchecked Sendable {
    private let source: Observable<Element>
    private let seed: Result
    private let accumulator: @Sendable (inout Result, Element) throws -> Void

    package init(
        _ source: Observable<Element>,
        _ seed: Result,
        _ accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
    ) {
        self.source = source
        self.seed = seed
        self.accumulator = accumulator
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("scan(into:)", after: source)
    }

    package override func run(_ sink: Sink<Result>) {
        source.run(ScanIntoSink(sink, seed, accumulator))
    }
}

private final class ScanIntoSink<Element, Result>: Stage<Element, Result> {
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var result: Result
    private let accumulator: @Sendable (inout Result, Element) throws -> Void

    init(
        _ downstream: Sink<Result>,
        _ seed: Result,
        _ accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
    ) {
        result = seed
        self.accumulator = accumulator
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        do { try accumulator(&result, element) } catch { return downstream.onError(error) }
        downstream.onNext(result)
    }
}
