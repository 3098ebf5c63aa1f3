internal import RxDisposables
internal import Synchronization

/// A stage that more than one thread drives: its source, and a timer or a second source.
///
/// Everything that happens to it happens in its ``SerialSection``, one after the other. It is an end towards its sources: it
/// knows when it has stopped, and disposal may come from any thread.
class SerialStage<Input, Output>: Sink<Input> {
    final let downstream: Sink<Output>
    final let section = SerialSection()
    private let stopped = Atomic<Bool>(false)
    private let upstream = UpstreamSlot()

    init(_ downstream: Sink<Output>) {
        self.downstream = downstream
    }

    final override var isStopped: Bool { stopped.load(ordering: .acquiring) }

    /// Subscribes the downstream and then the source.
    final func start(_ source: Observable<Input>) {
        downstream.onSubscribe(self)
        guard !isStopped else { return }
        source.run(self)
    }

    /// Subscribes the downstream, then prepares, and then subscribes to the source.
    ///
    /// Whatever is prepared may end the stage at once.
    final func start(_ source: Observable<Input>, after prepare: () -> Void) {
        downstream.onSubscribe(self)
        guard !isStopped else { return }
        prepare()
        guard !isStopped else { return }
        source.run(self)
    }

    /// Subscribes the downstream, then another source, and then this one's.
    final func start<Other>(_ source: Observable<Input>, after other: Observable<Other>, _ side: SideSink<Other>) {
        start(source) { other.attach(side) }
    }

    /// Subscribes the downstream, then its source, and then another one.
    final func start<Other>(_ source: Observable<Input>, before other: Observable<Other>, _ side: SideSink<Other>) {
        start(source)
        guard !isStopped else { return }
        other.attach(side)
    }

    final override func onSubscribe(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    /// Sends an element down, in its turn, unless the stage has stopped.
    final func send(_ element: Output) {
        if section.tryEnter() {
            if !isStopped { downstream.onNext(element) }
            section.leave()
        } else {
            section.enqueue {
                guard !self.isStopped else { return }
                self.downstream.onNext(element)
            }
        }
    }

    override func onError(_ error: any Error) {
        section.perform { self.fail(error) }
    }

    override func onCompleted() {
        section.perform { self.complete() }
    }

    /// Sends the error down, unless the stage has stopped.
    ///
    /// Called in the section.
    final func fail(_ error: any Error) {
        guard stop() else { return }
        downstream.onError(error)
    }

    /// Completes the downstream, unless the stage has stopped.
    ///
    /// Called in the section.
    final func complete() {
        guard stop() else { return }
        downstream.onCompleted()
    }

    private func stop() -> Bool {
        !stopped.exchange(true, ordering: .acquiringAndReleasing)
    }

    /// Disposes of the source, which is over, while the stage goes on.
    final func disposeSource() {
        upstream.dispose()
    }

    /// Frees what only the section may touch: pending elements and the like.
    ///
    /// Runs in the section once, after disposal.
    func clear() {}

    /// Disposes of what a subclass has beside its source: timers, the second source.
    ///
    /// Any thread, once.
    func disposeSides() {}

    final override func dispose() {
        stopped.store(true, ordering: .releasing)
        upstream.dispose()
        disposeSides()
        section.perform(clear)
    }
}

/// Takes the events of the second source of a stage.
class SideSink<Element>: Sink<Element> {
    private let upstream = UpstreamSlot()

    final override var isStopped: Bool { upstream.isDisposed }

    final override func onSubscribe(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    final override func dispose() {
        upstream.dispose()
    }
}
