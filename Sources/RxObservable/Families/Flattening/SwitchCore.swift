internal import RxDisposables

/// Listens to the latest of several inner sequences: what `switchLatest` and `flatMapLatest` have in common.
///
/// Each inner sequence has a number. What an older one still sends is dropped, also when it waits for its turn.
@usableFromInline
final class SwitchCore<Element>: SoleInnerParent<Element> {
    private let latest = AtomicInt(0)

    /// Leaves the current inner sequence for this one.
    override func add(_ source: Observable<Element>) {
        // For good: an inner sequence that has been left may still be sending on its thread, long after the next has
        // come and completed. So from here on every element goes through the section.
        setAlone(false)
        guard let identifier = leaveCurrent(for: true) else { return }
        let inner = sinkClass.init(self, identifier: identifier)
        // The former one is disposed of before the next is subscribed to, and outside the lock (contract L1).
        current.replace(inner)?.dispose()
        guard isLive else { return }
        source.attach(inner)
    }

    override func add(just element: Element) {
        guard let identifier = leaveCurrent(for: false) else { return }
        current.replace(nil)?.dispose()
        send(element, identifier)
    }

    /// Makes the current inner sequence an older one.
    ///
    /// - Parameter hasInner: Whether the next one has to be subscribed to.
    /// - Returns: The number of the next one, unless it comes too late.
    private func leaveCurrent(for hasInner: Bool) -> Int? {
        lock.withLock {
            // The number is raised under the lock, where `innerError` compares it and closes the phase in one step.
            guard isLive else { return nil }
            state.replace(hasInner: hasInner)
            return latest.wrappingAdd(1, ordering: .releasing).newValue
        }
    }

    override func innerNext(_ element: Element, from inner: InnerSink<Element>) {
        // By the inner sink, so that an element that waits keeps the number of its sequence.
        section.take(element, by: inner, waitsIf: isLive) { $0.sendInTurn($1) }
    }

    override func innerError(_ error: any Error, from inner: InnerSink<Element>) {
        // In one step: the next inner sequence either finds the end certain, or has made this one an older one.
        let isEnd = lock.withLock { isLatest(inner.identifier) && phase.close() }
        if isEnd { failInTurn(error) }
    }

    override func innerCompleted(_ inner: InnerSink<Element>) {
        let isDone = lock.withLock {
            isLatest(inner.identifier) && state.innerCompletes()
        }
        // If this is the end of all, disposal follows the terminal event (contract G3).
        if isDone { complete() } else { inner.dispose() }
    }

    private func isLatest(_ identifier: Int) -> Bool {
        latest.load(ordering: .acquiring) == identifier
    }

    override func sendInTurn(_ element: Element, _ identifier: Int) {
        // Asked in its turn: a newer sequence may have come while the element waited.
        if !isOver, isLatest(identifier) { downstream.onNext(element) }
    }

    private func send(_ element: Element, _ identifier: Int) {
        // As `take(_:by:)` would, but with the number, for which a queued element has no room.
        if section.tryEnter() {
            sendInTurn(element, identifier)
            section.leave()
        } else if isLive {
            section.enqueue { self.sendInTurn(element, identifier) }
        }
    }
}
