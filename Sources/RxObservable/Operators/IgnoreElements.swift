extension ObservableType {
    /// Ignores all elements, and forwards only the end.
    ///
    /// ```
    /// source:            a--b--|
    /// ignoreElements():  ------|
    /// ```
    ///
    /// - Returns: A sequence without elements that completes and fails with the source.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    public func ignoreElements() -> Observable<Never> {
        IgnoreElements(asObservable())
    }
}

// SAFETY: a node, see `Observable`.
private final class IgnoreElements<Element>: Observable<Never>, @unchecked Sendable {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("ignoreElements", after: source)
    }

    override func run(_ sink: Sink<Never>) {
        source.run(IgnoreElementsSink(sink))
    }
}

private final class IgnoreElementsSink<Element>: Stage<Element, Never> {
    override func onNext(_ element: Element) {}
}
