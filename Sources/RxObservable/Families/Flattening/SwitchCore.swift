internal import RxDisposables

/// Listens to the latest of several inner sequences: the common part of `switchLatest` and `flatMapLatest`.
///
/// Each inner sequence has a number. Elements of an older sequence are dropped, even if they are already waiting.
@usableFromInline
final class SwitchCore<Element>: SingleInnerParent<Element> {
    private let latest = AtomicInt(0)

    /// Replaces the current inner sequence.
    override func add(_ source: Observable<Element>) {
        // This is permanent: a replaced inner sequence may still be sending on its thread, even after the next one has
        // completed. So from here on every element goes through the section.
        setAlone(false)
        guard let identifier = leaveCurrent(for: true) else { return }
        let inner = sinkClass.init(self, identifier: identifier)
        // The former sink is disposed of before the next subscription, and outside the lock (contract L1).
        current.replace(inner)?.dispose()
        guard isLive else { return }
        source.attach(inner)
    }

    override func add(just element: Element) {
        guard let identifier = leaveCurrent(for: false) else { return }
        current.replace(nil)?.dispose()
        send(element, identifier)
    }

    /// Makes the current inner sequence outdated.
    ///
    /// - Parameter hasInner: Whether the next sequence has to be subscribed to.
    /// - Returns: The number of the next sequence; `nil` if the end is certain.
    private func leaveCurrent(for hasInner: Bool) -> Int? {
        lock.withLock {
            // The number is raised under the lock, where `innerError` compares it and closes the phase in one step.
            guard isLive else { return nil }
            state.replace(hasInner: hasInner)
            return latest.wrappingAdd(1, ordering: .releasing).newValue
        }
    }

    override func innerNext(_ element: Element, from inner: InnerSink<Element>) {
        // The receiver is the inner sink, so that a waiting element keeps the number of its sequence.
        section.pass(element, to: inner, waitsIf: isLive) { $0.sendInTurn($1) }
    }

    override func innerError(_ error: any Error, from inner: InnerSink<Element>) {
        // These are one step: the next inner sequence either finds the end certain, or has already replaced this one.
        let isEnd = lock.withLock { isLatest(inner.identifier) && phase.close() }
        if isEnd { failInTurn(error) }
    }

    override func innerCompleted(_ inner: InnerSink<Element>) {
        let isDone = lock.withLock {
            isLatest(inner.identifier) && state.innerCompletes()
        }
        // If the merged sequence ends here, disposal follows the terminal event (contract G3).
        if isDone { complete() } else { inner.dispose() }
    }

    private func isLatest(_ identifier: Int) -> Bool {
        latest.load(ordering: .acquiring) == identifier
    }

    override func sendInTurn(_ element: Element, _ identifier: Int) {
        // This is checked in the element's turn: a newer sequence may have begun while the element waited.
        // Mutant true: "flatMapLatest: the next takes over"
        if !isOver, isLatest(identifier) { downstream.onNext(element) }
    }

    private func send(_ element: Element, _ identifier: Int) {
        // This is like `pass(_:to:)`, but with the number, which can't be queued with an element.
        if section.tryEnter() {
            sendInTurn(element, identifier)
            section.leave()
        } else if isLive {
            section.enqueue { self.sendInTurn(element, identifier) }
        }
    }
}
