internal import RxDisposables

/// Serialises events from untrusted producers, which may call from any thread and in any order, and enforces the
/// grammar (contract G1).
///
/// The first terminal event counts, from the moment of its call. An event without contention costs two
/// compare-and-swaps.
///
/// A producer may keep it for ever. So it lets go of the chain below at the end.
@usableFromInline
final class SerializingSink<Element>: _Sink<Element> {
    private let downstream: Downstream
    private let section = SerialSection()
    private let phase = EndPhase()
    private let work = DisposableSlot()

    required init(_ downstream: Sink<Element>) {
        self.downstream = Downstream(downstream)
    }

    override var below: Upstream? { downstream.current() }

    override var watcher: AnyObject? { downstream.watcher() }

    /// Keeps the producer's disposable, or disposes of it at once if the subscription is over.
    func hold(_ disposable: any Disposable) {
        work.set(disposable)
    }

    // This also checks the downstream: a stage below may have ended, and its call of `stop()` may not have arrived yet.
    override var isStopped: Bool { !phase.isLive || downstream.isStopped(for: Element.self) }

    override func onNext(_ element: Element) {
        guard section.tryEnter() else { return wait(with: element) }
        // The section was idle, so nothing waited before this element. If the end is certain, it came before this
        // element, even if its thread hasn't entered the section yet: hence `isLive` (contract G1).
        // Mutant true: "create: two threads send"
        if phase.isLive { downstream.send { (sink: Sink<Element>) in sink.onNext(element) } } else { _ = noteLate() }
        section.leave()
    }

    private func send(_ element: Element) {
        // `isLive` isn't checked: the element was queued before the end became certain, so it is sent first.
        if phase.isOver { _ = noteLate() } else { downstream.send { (sink: Sink<Element>) in sink.onNext(element) } }
    }

    // This is out of line, so that the fast path saves no registers.
    @inline(never)
    private func wait(with element: Element) {
        section.pass(element, to: self, waitsIf: phase.isLive || noteLate()) { $0.send($1) }
    }

    /// Reports an element that is lost because the end is certain.
    private func noteLate() -> Bool {
        Instrumentation.unseen(.late, at: self)
        return false
    }

    override func onError(_ error: any Error) {
        guard phase.close() else { return Instrumentation.unseen(.lateError(error), at: self) }
        section.perform { self.end { $0.onError(error) } }
    }

    override func onCompleted() {
        guard phase.close() else { return }
        section.perform { self.end { $0.onCompleted() } }
    }

    /// Sends the terminal event; in the section.
    private func end(_ event: (Sink<Element>) -> Void) {
        guard phase.end() else { return }
        downstream.send(event)
        // Usually the subscription was disposed of while it received the end, and has left the release to this thread.
        if phase.finishEnd() { downstream.release() }
    }

    override func stop() {
        phase.stop()
    }

    override func dispose() {
        let isSendingEnd = phase.release()
        work.dispose()
        if !isSendingEnd { section.perform(by: self) { $0.downstream.release() } }
    }
}
