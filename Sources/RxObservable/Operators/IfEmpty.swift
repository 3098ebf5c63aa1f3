extension ObservableType {
    /// Emits a default element if the source completes without one.
    ///
    /// ```
    /// source:               -----|
    /// ifEmpty(default: x):  -----(x|)
    /// ```
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: The source's elements or, if there are none, the default one; ends with the source.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(default: Element) -> Observable<Element> {
        Lift("ifEmpty(default:)", asObservable()) { IfEmptyDefaultSink($0, `default`) }
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// ```
    /// source:                    ---|
    /// other:                        1--2|
    /// ifEmpty(switchTo: other):  ---1--2|
    /// ```
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The source's elements or, if there are none, the other's; ends with the one that is last.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        IfEmptySwitch(asObservable(), other)
    }
}

private final class IfEmptyDefaultSink<Element>: FinishingStage<Element, Element> {
    private let element: Element
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var isEmpty = true

    init(_ downstream: Sink<Element>, _ element: Element) {
        self.element = element
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        isEmpty = false
        downstream.onNext(element)
    }

    override func onCompleted() {
        guard !isFinished else { return }
        if isEmpty {
            finish(with: element)
        } else {
            finish()
        }
    }
}

// SAFETY: a node, see `Observable`.
private final class IfEmptySwitch<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let other: Observable<Element>

    init(_ source: Observable<Element>, _ other: Observable<Element>) {
        self.source = source
        self.other = other
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("ifEmpty", after: source, with: other)
    }

    override func run(_ sink: Sink<Element>) {
        IfEmptySwitchSink(sink, source, other).start()
    }
}

private final class IfEmptySwitchSink<Element>: SequentialSink<Element> {
    // One source ends at a time.
    private var source: Observable<Element>?
    private var other: Observable<Element>?

    init(_ downstream: Sink<Element>, _ source: Observable<Element>, _ other: Observable<Element>) {
        self.source = source
        self.other = other
        super.init(downstream)
    }

    /// The source has sent something, so the other one isn't needed.
    fileprivate func forgetOther() {
        other = nil
    }

    override var isAtLastSource: Bool { source == nil && other == nil }

    override func nextSource() -> Observable<Element>? {
        if let source {
            self.source = nil
            return Witnessed(source, self)
        }
        defer { other = nil }
        return other
    }

    override func onCompleted() {
        if other == nil {
            downstream.onCompleted()
        } else {
            proceed()
        }
    }
}

/// The source of one subscription, under watch.
// SAFETY: immutable; made for the one subscription whose sink it knows.
private final class Witnessed<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let parent: IfEmptySwitchSink<Element>

    init(_ source: Observable<Element>, _ parent: IfEmptySwitchSink<Element>) {
        self.source = source
        self.parent = parent
        super.init()
    }

    override func describe(in chain: inout Chain) {
        source.describe(in: &chain)
    }

    override func run(_ sink: Sink<Element>) {
        source.run(WitnessSink(sink, parent))
    }
}

/// Tells the parent of the first element.
private final class WitnessSink<Element>: Stage<Element, Element> {
    private let parent: IfEmptySwitchSink<Element>
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var isEmpty = true

    init(_ downstream: Sink<Element>, _ parent: IfEmptySwitchSink<Element>) {
        self.parent = parent
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        if isEmpty {
            isEmpty = false
            parent.forgetOther()
        }
        downstream.onNext(element)
    }
}
