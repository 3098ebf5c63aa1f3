extension ObservableType {
    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// ```
    /// source:                a--b--C--d--|
    /// skip(while: isLower):  ------C--d--|
    /// ```
    ///
    /// - Parameter predicate: Whether an element is dropped; an error that it throws fails the sequence. After the
    ///   first element that isn't, it isn't called any more.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_disfavoredOverload
    public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        SkipWhile(asObservable(), predicate)
    }
}

// SAFETY: a node, see `Observable`.
package final class SkipWhile<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let predicate: @Sendable (Element) throws -> Bool

    package init(_ source: Observable<Element>, _ predicate: @escaping @Sendable (Element) throws -> Bool) {
        self.source = source
        self.predicate = predicate
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("skip(while:)", after: source)
    }

    package override func run(_ sink: Sink<Element>) {
        source.run(SkipWhileSink(sink, predicate))
    }
}

private final class SkipWhileSink<Element>: Stage<Element, Element> {
    private let predicate: @Sendable (Element) throws -> Bool
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var isSkipping = true

    init(_ downstream: Sink<Element>, _ predicate: @escaping @Sendable (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        if isSkipping {
            do { isSkipping = try predicate(element) } catch { return downstream.onError(error) }
            guard !isSkipping else { return }
        }
        downstream.onNext(element)
    }
}
