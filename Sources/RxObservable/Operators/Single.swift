extension ObservableType {
    /// Makes sure that there is exactly one element.
    ///
    /// ```
    /// source:    -a----|
    /// single():  -a----|
    /// ```
    ///
    /// The element is sent when it comes, before it is clear that it is the only one.
    ///
    /// - Returns: The first element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a second
    ///   element, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    public func single() -> Observable<Element> {
        SingleNode(asObservable()) { _ in true }
    }

    /// Makes sure that there is exactly one element that satisfies a predicate.
    ///
    /// ```
    /// source:              -a-B-c|
    /// single { isUpper }:  ---B--|
    /// ```
    ///
    /// The element is sent when it comes, before it is clear that it is the only one.
    ///
    /// - Parameter predicate: Whether an element counts; an error that it throws fails the sequence.
    /// - Returns: The first such element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a
    ///   second one, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_disfavoredOverload
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        SingleNode(asObservable(), predicate)
    }
}

// SAFETY: immutable; the predicate is @Sendable or does nothing.
package final class SingleNode<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let predicate: (Element) throws -> Bool

    package init(_ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.source = source
        self.predicate = predicate
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("single", after: source)
    }

    package override func run(_ sink: Sink<Element>) {
        source.run(SingleSink(sink, predicate))
    }
}

private final class SingleSink<Element>: FinishingStage<Element, Element> {
    private let predicate: (Element) throws -> Bool
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var hasElement = false

    init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        do { guard try predicate(element) else { return } } catch { return finish(error) }
        guard !hasElement else { return finish(RxError.moreThanOneElement) }
        hasElement = true
        downstream.onNext(element)
    }

    override func onCompleted() {
        guard !isFinished else { return }
        if hasElement {
            finish()
        } else {
            finish(RxError.noElements)
        }
    }
}
