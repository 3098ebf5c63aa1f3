public import RxDisposables

/// Merges inner sequences: the upstream of its downstream, and the parent of the inner sinks.
///
/// Events are forwarded through its ``SerialSection``, until it is over. Only the first terminal event counts, from the
/// moment of its call: everything upstream is stopped, and earlier work in the section is sent before the end.
@usableFromInline
package class InnerParent<Element>: _Upstream {
    @usableFromInline final let downstream: _Sink<Element>
    final let section = SerialSection()
    @usableFromInline let phase = EndPhase()
    private let outer = UpstreamSlot()
    /// The class of the inner sinks: passed in, it needs no look-up for each sink.
    final let sinkClass: InnerSink<Element>.Type
    // Subclasses write this flag, and the thread of the outer sequence reads it. The accesses release and acquire: a
    // thread that reads `true` sees all changes that the inner sequences made before they ended.
    @usableFromInline let alone = AtomicBool(true)

    /// Makes the merging object.
    ///
    /// - Parameters:
    ///   - downstream: The sink below.
    ///   - limit: The maximum number of live inner sequences; a ``MergeCore`` alone may have several.
    ///   - sinkClass: `InnerSink.self`.
    required init(_ downstream: Sink<Element>, limit: Int, _ sinkClass: InnerSink<Element>.Type) {
        self.downstream = downstream
        self.sinkClass = sinkClass
    }

    package final override var below: Upstream? { downstream }

    /// Whether the outer sequence's events are ignored.
    final var isOuterStopped: Bool { !phase.isLive || outer.isStopped }

    /// Whether the end isn't certain yet.
    @inline(__always) final var isLive: Bool { phase.isLive }

    /// Whether no further event is forwarded: the end has been sent, or the subscription is over.
    final var isOver: Bool { phase.isOver }

    /// Sets the outer sequence's upstream and subscribes the downstream.
    final func onSubscribe(_ upstream: Upstream) {
        outer.replace(upstream)
        downstream.onSubscribe(self)
    }

    /// Whether only the outer sequence can emit now.
    @inlinable final var isAlone: Bool { alone.load(ordering: .acquiring) }

    /// Whether only the outer sequence can emit now, and the end isn't certain, so that its elements are forwarded at
    /// once.
    @inlinable final var isFree: Bool { isAlone && phase.isLive }

    /// Sets whether inner sequences may send.
    final func setAlone(_ isAlone: Bool) {
        alone.store(isAlone, ordering: .releasing)
    }

    /// Whether the outer sequence's element shall be made into a sequence.
    @usableFromInline
    func accepts() -> Bool { isLive }

    /// Adds an inner sequence.
    ///
    /// Called on the thread of the outer sequence, one call at a time, as are ``add(just:)`` and ``forward(_:)``.
    @usableFromInline
    func add(_ source: Observable<Element>) {}

    /// Adds the only element of an inner sequence, without a subscription, while others may be sending.
    func add(just element: Element) {}

    /// Forwards the only element of an inner sequence.
    @inlinable final func forward(_ element: Element) {
        // This is checked again: the selector has run meanwhile, and may have disposed of the subscription.
        if isFree { downstream.emit(element) } else { addUnlessOver(just: element) }
    }

    @usableFromInline
    final func addUnlessOver(just element: Element) {
        guard isLive || !isAlone else { return }
        add(just: element)
    }

    /// The outer sequence has completed: no further inner sequence follows.
    func outerCompleted() {}

    func innerNext(_ element: Element, from inner: InnerSink<Element>) {}
    /// Sends an element of the inner sequence with that number downstream, unless it is outdated.
    ///
    /// Called in the section.
    func sendInTurn(_ element: Element, _ identifier: Int) {}
    func innerError(_ error: any Error, from inner: InnerSink<Element>) {}
    /// Disposes of the inner sequence.
    ///
    /// If the merged sequence ends with it, disposal comes after the end (contract G3).
    func innerCompleted(_ inner: InnerSink<Element>) {}

    /// Stops the inner sequences, as ``stop()`` does.
    ///
    /// Any thread.
    func stopInner() {}

    func disposeInner() {}

    /// Sends an element of an inner sequence that no other can replace, in its turn, unless the merged sequence is
    /// over.
    @inline(__always) final func send(_ element: Element) {
        section.pass(element, to: self, waitsIf: isLive) {
            if !$0.isOver { $0.downstream.onNext($1) }
        }
    }

    /// Fails the downstream, in its turn, unless another end has come before.
    @usableFromInline
    final func fail(_ error: any Error) {
        if phase.close() { failInTurn(error) }
    }

    /// Fails the downstream, in its turn, for the caller that has made the end certain.
    final func failInTurn(_ error: any Error) {
        // All sequences above are silent from now on, and no new one is subscribed to.
        outer.stop()
        stopInner()
        section.perform {
            guard self.phase.end() else { return }
            self.downstream.onError(error)
        }
    }

    /// Completes the downstream in its turn, unless another end came before; called when all sequences have completed.
    final func complete() {
        guard phase.close() else { return }
        // The outer sequence may still be sending, if a stage above has ended it. If the end has to wait, the outer
        // sequence is stopped at once; otherwise disposal follows the end.
        section.perform(by: self, meanwhile: { $0.outer.stop() }) {
            guard $0.phase.end() else { return }
            $0.downstream.onCompleted()
        }
    }

    /// Disposes of the completed outer sequence, while inner ones go on.
    final func disposeOuter() {
        outer.dispose()
    }

    package final override func stop() {
        phase.stop()
        outer.stop()
        stopInner()
    }

    package final override func dispose() {
        phase.stop()
        outer.dispose()
        disposeInner()
    }
}
