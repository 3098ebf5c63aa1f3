internal import RxDisposables

/// A stage that several threads drive: a source, and a timer or a second source.
///
/// All events are handled in its ``SerialSection``, one at a time. It is the end of its sources: it knows when it has
/// stopped, and disposal may come from any thread. Only the first end counts, from the moment of its call: the sources
/// are stopped, and earlier work in the section runs before the end.
class SerialStage<Input, Output>: EndSink<Input> {
    final let downstream: Sink<Output>
    final let section = SerialSection()
    /// Ends queue under it; so do elements, where a second source amends the section under it.
    final let lock = Lock()
    private let phase = EndPhase()

    init(_ downstream: Sink<Output>) {
        self.downstream = downstream
    }

    final override var below: Upstream? { downstream }

    // The source may have been stopped separately while the stage continues: `sample` then still waits for its sampler.
    final override var isStopped: Bool { !phase.isLive || upstream.isStopped }

    /// Whether the end isn't certain yet.
    final var isLive: Bool { phase.isLive }

    /// Whether no further event is forwarded: the end has been sent, or the subscription is over.
    final var isOver: Bool { phase.isOver }

    /// Subscribes the downstream and then the source.
    final func start(_ source: Observable<Input>) {
        downstream.onSubscribe(self)
        // The downstream may have ended already; it has then disposed of this stage.
        guard isLive else { return }
        source.run(self)
    }

    /// Subscribes the downstream, then prepares, and then subscribes to the source.
    ///
    /// The preparation may end the stage at once.
    final func start(_ source: Observable<Input>, after prepare: () -> Void) {
        downstream.onSubscribe(self)
        guard isLive else { return }
        prepare()
        guard isLive else { return }
        source.run(self)
    }

    /// Sends an element downstream in its turn, unless the stage is over.
    final func send(_ element: Output) {
        section.pass(element, to: self, waitsIf: isLive) {
            // This is checked in the section, since the element may have waited. `isLive` would be wrong: elements that
            // were queued before the end became certain are still sent.
            if !$0.isOver { $0.downstream.onNext($1) }
        }
    }

    override func onError(_ error: any Error) {
        guard close() else { return }
        section.perform(queueingUnder: lock) { self.fail(error) }
    }

    override func onCompleted() {
        guard close() else { return }
        section.perform(queueingUnder: lock) { self.complete() }
    }

    /// Makes the end certain; the sources are silent from now on.
    ///
    /// - Returns: Whether this call made it certain; if so, the caller sends the end in its turn.
    final func close() -> Bool {
        guard phase.close() else { return false }
        // Mutant skip: "take(until:): nothing above is called any more"
        upstream.stop()
        stopSides()
        return true
    }

    /// Fails the downstream, unless the stage is over.
    ///
    /// Called in the section.
    final func fail(_ error: any Error) {
        // A caller in the section may fail while another end, already certain, waits behind it, for example if a
        // selector throws for an earlier element. This error is then sent, and `end()` refuses the other end.
        _ = close()
        guard phase.end() else { return }
        downstream.onError(error)
        // Usually the subscription was disposed of while it received the end (contract G3). That call has left the
        // fields to this thread, which is in the section.
        if phase.finishEnd() { clear() }
    }

    /// Completes the downstream, unless the stage is over.
    ///
    /// Called in the section.
    final func complete() {
        _ = close()
        guard phase.end() else { return }
        downstream.onCompleted()
        if phase.finishEnd() { clear() }
    }

    /// Frees the fields of the section, such as pending elements.
    ///
    /// It runs in the section once, after disposal.
    func clear() {}

    /// Stops a subclass's other resources, as ``stop()`` does: the second source.
    ///
    /// Any thread. Timers needn't be stopped, since they check whether the stage is over.
    func stopSides() {}

    /// Disposes of a subclass's other resources: timers, the second source.
    ///
    /// Any thread, once.
    func disposeSides() {}

    final override func stop() {
        phase.stop()
        upstream.stop()
        stopSides()
    }

    final override func dispose() {
        // The flag comes first: from here on, the source's events are dropped, whatever the lines below call.
        phase.stop()
        upstream.dispose()
        disposeSides()
        // Only the section may touch the fields that `clear()` frees. A thread that is sending the end frees them
        // afterwards.
        guard !phase.release() else { return }
        if section.tryEnter() {
            clear()
            section.leave()
        } else {
            section.enqueue(under: lock) { self.clear() }
        }
    }
}
