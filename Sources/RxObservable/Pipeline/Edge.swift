internal import RxDisposables

/// The edge of the pipeline: takes whatever comes from outside, from any thread and in any order, and hands on what the
/// grammar allows (contract G1).
///
/// The first end that comes is the one that counts, from the moment it comes. While no other thread is there, an event
/// costs two compare-and-swaps.
final class Edge<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let section = SerialSection()
    private let phase = EndPhase()
    private let work = DisposableSlot()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    override var below: Upstream? { downstream }

    /// Takes what ends the work outside; disposes of it at once if it is all over.
    func hold(_ disposable: any Disposable) {
        work.set(disposable)
    }

    // A stage below may have sent an end of its own, and still be about to tell.
    override var isStopped: Bool { !phase.isLive || downstream.isStopped }

    override func onNext(_ element: Element) {
        guard section.tryEnter() else { return wait(with: element) }
        // Nothing waits: if there is an end, it came before, even if its thread isn't in the section yet.
        if phase.isLive { downstream.onNext(element) } else { _ = noteLate() }
        section.leave()
    }

    private func send(_ element: Element) {
        if phase.isOver { Instrumentation.unseen(.late, at: self) } else { downstream.onNext(element) }
    }

    // Apart, so that the usual way has no registers to save for it.
    @inline(never)
    private func wait(with element: Element) {
        section.take(element, by: self, waitsIf: phase.isLive || noteLate()) { $0.send($1) }
    }

    /// Notes an element that is lost, since it is too late to wait.
    private func noteLate() -> Bool {
        Instrumentation.unseen(.late, at: self)
        return false
    }

    override func onError(_ error: any Error) {
        guard phase.close() else { return Instrumentation.unseen(.lateError(error), at: self) }
        section.perform {
            guard self.phase.end() else { return }
            self.downstream.onError(error)
        }
    }

    override func onCompleted() {
        guard phase.close() else { return }
        section.perform {
            guard self.phase.end() else { return }
            self.downstream.onCompleted()
        }
    }

    override func stop() {
        phase.stop()
    }

    override func dispose() {
        phase.stop()
        work.dispose()
    }
}
