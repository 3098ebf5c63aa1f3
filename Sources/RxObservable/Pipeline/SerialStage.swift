internal import RxDisposables

/// A stage that more than one thread drives: its source, and a timer or a second source.
///
/// Everything that happens to it happens in its ``SerialSection``, one after the other. It is an end towards its
/// sources: it knows when it has stopped, and disposal may come from any thread. The first end that comes is the one
/// that counts, from the moment it comes: the sources are stopped, and what waits in the section before it goes first.
class SerialStage<Input, Output>: EndSink<Input> {
    final let downstream: Sink<Output>
    final let section = SerialSection()
    private let phase = EndPhase()

    init(_ downstream: Sink<Output>) {
        self.downstream = downstream
    }

    final override var below: Upstream? { downstream }

    // The source may have been stopped by itself while the stage goes on: `sample` still waits for its sampler then.
    final override var isStopped: Bool { !phase.isLive || upstream.isStopped }

    /// Whether the end isn't certain yet.
    final var isLive: Bool { phase.isLive }

    /// Whether no further event is forwarded: the end has been sent, or the subscription is over.
    final var isOver: Bool { phase.isOver }

    /// Subscribes the downstream and then the source.
    final func start(_ source: Observable<Input>) {
        downstream.onSubscribe(self)
        // The downstream may be over before it begins, and has disposed of this stage then.
        guard isLive else { return }
        source.run(self)
    }

    /// Subscribes the downstream, then prepares, and then subscribes to the source.
    ///
    /// Whatever is prepared may end the stage at once.
    final func start(_ source: Observable<Input>, after prepare: () -> Void) {
        downstream.onSubscribe(self)
        guard isLive else { return }
        prepare()
        guard isLive else { return }
        source.run(self)
    }

    /// Sends an element downstream, in its turn, unless it comes too late.
    final func send(_ element: Output) {
        section.take(element, by: self, waitsIf: isLive) {
            // Asked in the section, as the element may have waited. Not `isLive`: what came before a certain end goes
            // first.
            if !$0.isOver { $0.downstream.onNext($1) }
        }
    }

    override func onError(_ error: any Error) {
        guard close() else { return }
        section.perform { self.fail(error) }
    }

    override func onCompleted() {
        guard close() else { return }
        section.perform { self.complete() }
    }

    /// Makes the end certain: the sources are silent from now on.
    ///
    /// - Returns: Whether this call did it, and so has to send the end in its turn.
    final func close() -> Bool {
        guard phase.close() else { return false }
        upstream.stop()
        stopSides()
        return true
    }

    /// Fails the downstream, unless the stage is over.
    ///
    /// Called in the section.
    final func fail(_ error: any Error) {
        // A caller in the section may fail while another end, already certain, waits behind it: a selector that throws
        // for an element that came before that end. Then this error is sent, and `end()` refuses the other.
        _ = close()
        guard phase.end() else { return }
        downstream.onError(error)
        // Most often the subscription was disposed of while it received the end (contract G3). That call has left the
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

    /// Frees what only the section may touch: pending elements and the like.
    ///
    /// Runs in the section once, after disposal.
    func clear() {}

    /// Stops what a subclass has beside its source, as ``stop()`` does: the second source.
    ///
    /// Any thread. Timers needn't be stopped, since they find that the stage is over.
    func stopSides() {}

    /// Disposes of what a subclass has beside its source: timers, the second source.
    ///
    /// Any thread, once.
    func disposeSides() {}

    final override func stop() {
        phase.stop()
        upstream.stop()
        stopSides()
    }

    final override func dispose() {
        // The flag comes first: what the source still sends is dropped from here on, whatever the lines below call.
        phase.stop()
        upstream.dispose()
        disposeSides()
        // The section alone may touch what `clear()` frees. A thread that is sending the end does it when that is sent.
        if !phase.release() { section.perform(by: self) { $0.clear() } }
    }
}
