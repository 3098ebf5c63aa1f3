internal import RxDisposables

/// Listens to the latest of several inner sequences: what `switchLatest` and `flatMapLatest` have in common.
///
/// Each inner sequence has a number. What an older one still sends is dropped, also when it waits for its turn.
@usableFromInline
final class SwitchCore<Element>: SoleInnerParent<Element> {
    private let latest = AtomicInt(0)

    /// Leaves the current inner sequence for this one.
    override func add(_ source: Observable<Element>) {
        // For good: an inner sequence that has been left may still be sending when the next one has come and gone.
        setAlone(false)
        guard let identifier = leaveCurrent(for: true) else { return }
        let inner = sinkClass.init(self, identifier: identifier)
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
            guard isLive else { return nil }
            state.replace(hasInner: hasInner)
            return latest.wrappingAdd(1, ordering: .releasing).newValue
        }
    }

    override func innerNext(_ element: Element, from inner: InnerSink<Element>) {
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
        if isDone { complete() } else { inner.dispose() }
    }

    private func isLatest(_ identifier: Int) -> Bool {
        latest.load(ordering: .acquiring) == identifier
    }

    override func sendInTurn(_ element: Element, _ identifier: Int) {
        if !isOver, isLatest(identifier) { downstream.onNext(element) }
    }

    private func send(_ element: Element, _ identifier: Int) {
        if section.tryEnter() {
            sendInTurn(element, identifier)
            section.leave()
        } else if isLive {
            section.enqueue { self.sendInTurn(element, identifier) }
        }
    }
}
