extension ObservableType {
    /// Emits elements as long as they satisfy a predicate.
    ///
    /// ```
    /// source:                                      a--b--C--d--|
    /// take(while: isLower):                        a--b--|
    /// take(while: isLower, behavior: .inclusive):  a--b--(C|)
    /// ```
    ///
    /// - Parameters:
    ///   - predicate: Whether an element passes; an error that it throws fails the sequence. After the first element
    ///     that doesn't, it isn't called any more.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that doesn't satisfy the predicate; completes there, or with the source
    ///   if that ends before.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_disfavoredOverload
    public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        TakeWhile(asObservable(), predicate, passing: true, behavior)
    }
}

/// The node of `take(while:behavior:)`, and of `take(until:behavior:)` with a predicate.
// SAFETY: a node, see `Observable`.
package final class TakeWhile<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let predicate: @Sendable (Element) throws -> Bool
    private let passing: Bool
    private let behavior: TakeBehavior

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - predicate: Asked about each element.
    ///   - passing: What it says of elements that pass.
    ///   - behavior: Whether the first element that doesn't pass is sent.
    package init(
        _ source: Observable<Element>,
        _ predicate: @escaping @Sendable (Element) throws -> Bool,
        passing: Bool,
        _ behavior: TakeBehavior
    ) {
        self.source = source
        self.predicate = predicate
        self.passing = passing
        self.behavior = behavior
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append(passing ? "take(while:)" : "take(until:)", after: source)
    }

    package override func run(_ sink: Sink<Element>) {
        source.run(TakeWhileSink(sink, predicate, passing: passing, isInclusive: behavior == .inclusive))
    }
}

private final class TakeWhileSink<Element>: FinishingStage<Element, Element> {
    private let predicate: @Sendable (Element) throws -> Bool
    private let passing: Bool
    private let isInclusive: Bool

    init(
        _ downstream: Sink<Element>,
        _ predicate: @escaping @Sendable (Element) throws -> Bool,
        passing: Bool,
        isInclusive: Bool
    ) {
        self.predicate = predicate
        self.passing = passing
        self.isInclusive = isInclusive
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        let passes: Bool
        do { passes = try predicate(element) == passing } catch { return finish(error) }
        if passes {
            downstream.onNext(element)
        } else if isInclusive {
            finish(with: element)
        } else {
            finish()
        }
    }
}
