extension ObservableType {
    /// Emits a default element if the source completes without one.
    ///
    /// ```
    /// source:                 -----|
    /// ifEmpty(default: "x"):  -----(x|)
    /// ```
    ///
    /// ```swift
    /// let results = Observable.of(3, 8).filter { $0 > 10 }
    /// _ = results.map { "\($0)" }.ifEmpty(default: "nothing found").subscribe(onNext: { print($0) })
    /// // Prints "nothing found".
    /// ```
    ///
    /// Also known as `replaceEmpty` (Combine), `defaultIfEmpty` (RxJS).
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: The source's elements or, if there are none, the default one; ends with the source.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ifEmpty(default: sending Element) -> Observable<Element> {
        filled(asObservable(), with: `default`)
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// ```
    /// source:                    ---|
    /// other:                        1--2|
    /// ifEmpty(switchTo: other):  ---1--2|
    /// ```
    ///
    /// ```swift
    /// let local = Observable<String>.empty()
    /// let remote = Observable.of("from the server")
    /// _ = local.ifEmpty(switchTo: remote).subscribe(onNext: { print($0) })
    /// // Prints "from the server".
    /// ```
    ///
    /// Also known as `throwIfEmpty` (RxJS).
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The source's elements or, if there are none, the other's; ends with the one that is last.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        Node((source: asObservable(), other: other)) { chain, given in
            chain.append("ifEmpty", after: given.source, with: given.other)
        } run: { sink, given in
            // The element of a just doesn't pass through the end.
            guard !given.source.isJust else { return given.source.attach(sink) }
            IfEmptySwitchSink(sink, given.source, given.other).start()
        }
    }
}

/// Makes the node of `ifEmpty(default:)`, for all its forms.
@_alwaysEmitIntoClient
package func filled<Element>(_ source: Observable<Element>, with element: Element) -> Observable<Element> {
    stepNode(
        "ifEmpty(default:)",
        source,
        Optional(element),
        end: { stage, error in
            if error == nil, let element = stage.state { stage.finish(with: element) } else { stage.finish(error) }
        }
    ) { stage, element in
        stage.state = nil
        stage.send(element)
    }
}

private final class IfEmptySwitchSink<Element>: SequentialSink<Element> {
    // The first element and the end of a source change these fields, and never overlap.
    private var source: Observable<Element>?
    private var other: Observable<Element>?

    init(_ downstream: Sink<Element>, _ source: Observable<Element>, _ other: Observable<Element>) {
        self.source = source
        self.other = other
        super.init(downstream, IfEmptyEnd.self)
    }

    /// The source has sent an element, so the other one isn't needed.
    fileprivate func forgetOther() {
        other = nil
    }

    override var isAtLastSource: Bool { source == nil && other == nil }

    override func nextSource() -> Observable<Element>? {
        source.take() ?? other.take()
    }

    override func onCompleted() {
        if other == nil {
            downstream.onCompleted()
        } else {
            proceed()
        }
    }
}

/// Reports the first element to the parent.
private final class IfEmptyEnd<Element>: SequentialEnd<Element> {
    // Only `onNext` accesses this field, for one element at a time.
    private var isEmpty = true

    override func onNext(_ element: Element) {
        if isEmpty {
            isEmpty = false
            // SAFETY: its parent has made it.
            unsafeDowncast(parent, to: IfEmptySwitchSink<Element>.self).forgetOther()
        }
        downstream.onNext(element)
    }
}
