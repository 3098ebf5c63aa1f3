extension ObservableType {
    /// Emits elements until another sequence emits one.
    ///
    /// ```
    /// source:             a--b--c--d--|
    /// other:              -------x
    /// take(until: other): a--b--c|
    /// ```
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element, and fails with the
    ///   first that fails.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        TakeUntil(asObservable(), other.asObservable())
    }
}

// SAFETY: a node, see `Observable`.
private final class TakeUntil<Element, Other>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let other: Observable<Other>

    init(_ source: Observable<Element>, _ other: Observable<Other>) {
        self.source = source
        self.other = other
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("take(until:)", after: source, with: other)
    }

    override func run(_ sink: Sink<Element>) {
        TakeUntilSink<Element, Other>(sink).start(source, after: other)
    }
}

private final class TakeUntilSink<Element, Other>: TwoSourceStage<Element, Other, Element> {
    override func onNext(_ element: Element) {
        send(element)
    }

    override func otherNext(_ element: Other, from end: OtherSink<Element, Other, Element>) {
        onCompleted()
    }
}
