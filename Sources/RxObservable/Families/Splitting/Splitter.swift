/// Sends the elements of a source to branches, and the branches downstream: the core of `groupBy` and `window`.
class Splitter<Element, Output>: SplitCore {
    // SAFETY: changes only in the section. Whoever holds a branch holds this object, but nothing below it after the
    // end.
    final let downstream: Downstream
    // This field is accessed only in the section.
    private var hasEnded = false

    init(_ downstream: Sink<Output>) {
        self.downstream = Downstream(downstream)
    }

    final override var watcher: AnyObject? { downstream.watcher() }

    /// Whether branches still get elements: there is a listener, and no end has been sent; in the section.
    final var isOpen: Bool { !isAbandoned && !hasEnded }

    /// Subscribes the downstream, and then a sink of this splitter to the source.
    final func start(_ source: Observable<Element>, _ sink: @autoclosure () -> SplitterSink<Element, Output>) {
        downstream.send { (sink: Sink<Output>) in sink.onSubscribe(self) }
        prepare()
        guard !isStopped else { return }
        source.run(sink())
    }

    /// Runs before the source is subscribed to.
    func prepare() {}

    /// Ends every branch; in the section.
    func endBranches(_ error: (any Error)?) {}

    /// Ends every branch and then the sequence; in the section.
    final func end(_ error: (any Error)?) {
        guard !hasEnded else { return }
        // The flag is set before an end is sent: elements that an observer causes while it receives the end are queued,
        // and are dropped because of the flag.
        hasEnded = true
        stopSource()
        endBranches(error)
        // The operator's own subscriber may have left while branches still had theirs.
        guard stopOuter() else { return }
        downstream.send { (sink: Sink<Output>) in
            if let error { sink.onError(error) } else { sink.onCompleted() }
        }
    }

    final override var outer: Upstream? { downstream.current() }

    final override func releaseOuter() {
        downstream.release()
    }

    override func clear() {
        downstream.release()
    }
}

/// Passes the events of the source to the splitter.
class SplitterSink<Element, Output>: Sink<Element> {
    private final let splitter: Splitter<Element, Output>

    init(_ splitter: Splitter<Element, Output>) {
        self.splitter = splitter
    }

    final override var below: Upstream? { splitter }

    final override var isStopped: Bool { splitter.isStopped }

    final override func onSubscribe(_ upstream: Upstream) {
        splitter.hold(upstream)
    }

    final override func onNext(_ element: Element) {
        splitter.section.pass(element, to: self, queueingUnder: splitter.lock) { $0.route($1) }
    }

    /// Sends an element to its branch; in the section.
    func route(_ element: Element) {}

    final override func onError(_ error: any Error) {
        // The source is stopped at once: the end is certain from this call on, even if it has to wait for the section.
        splitter.stopSource()
        splitter.perform { self.splitter.end(error) }
    }

    final override func onCompleted() {
        splitter.stopSource()
        splitter.perform { self.splitter.end(nil) }
    }
}
