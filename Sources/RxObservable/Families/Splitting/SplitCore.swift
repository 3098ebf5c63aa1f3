internal import RxDisposables

/// The upstream of an operator that splits its source into several sequences, its branches: `groupBy`, `window`.
///
/// The source runs as long as there is a *listener*: the operator's own subscriber or the subscriber of a branch. The
/// last listener that leaves disposes of the source. A listener whose end is certain is stopped before it leaves; when
/// all are stopped, so is the source. All events are handled in the section, one after the other.
class SplitCore: Upstream {
    final let section = SerialSection()
    /// Decides the order of what waits for the section: see `SerialSection+Lock`.
    final let lock = Lock()
    // Both counts start at one, for the operator's own subscriber. At zero, the source is disposed of.
    private let listeners = AtomicInt(1)
    // Listeners that haven't been stopped; at zero, the source is silenced.
    private let liveListeners = AtomicInt(1)
    private let outerStopped = AtomicBool(false)
    private let upstream = UpstreamSlot()

    /// Whether the operator's own subscriber has been stopped; branches may still have theirs.
    final var isOuterStopped: Bool { outerStopped.load(ordering: .acquiring) }

    /// Whether the source's events are ignored: no subscriber is left, or the source's end is certain.
    final var isStopped: Bool { upstream.isStopped }

    /// Whether no subscriber is left: each one has gone or been stopped.
    final var isAbandoned: Bool { liveListeners.load(ordering: .acquiring) == 0 }

    /// Takes the source's upstream.
    final func hold(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    /// Silences the source: its end is certain, and is delivered later, in order.
    final func stopSource() {
        upstream.stop()
    }

    /// Stops the operator's own subscriber, which gets no event after this.
    ///
    /// - Returns: Whether this call stopped it; if so, the caller may send the terminal event.
    final func stopOuter() -> Bool {
        !outerStopped.exchange(true, ordering: .acquiringAndReleasing)
    }

    final override func stop() {
        if stopOuter() { listenerHasStopped() }
    }

    final override func dispose() {
        stop()
        // Branches that still have subscribers keep this object, but no longer the chain below the operator
        // (contract G5).
        guard !removeListener() else { return }
        let outer = outer
        lock.withLock { section.amend(releaseOuter) }
        // Foreign objects are freed here, outside the lock.
        extendLifetime(outer)
    }

    /// The operator's own subscriber, unless it has been released.
    var outer: Upstream? { nil }

    /// Releases the operator's own subscriber, which has left; in the section.
    func releaseOuter() {}

    /// Counts a new subscriber of a branch.
    final func addListener() {
        liveListeners.wrappingAdd(1, ordering: .relaxed)
        listeners.wrappingAdd(1, ordering: .relaxed)
    }

    /// A listener ignores all events from now on; it will leave.
    final func listenerHasStopped() {
        if liveListeners.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { stopSource() }
    }

    /// A subscriber leaves; the last one disposes of the source.
    ///
    /// - Returns: Whether it was the last one.
    @discardableResult
    final func removeListener() -> Bool {
        // With this ordering, the last listener sees every change that the others made to the branches before they
        // left.
        // Mutant torn: "groupBy: all leave"
        guard listeners.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return false }
        upstream.dispose()
        disposeSides()
        // The branches are released in the section: an element may still be passing through them.
        perform(clear)
        return true
    }

    /// Does work of the source, or of a timer, in its turn.
    final func perform(_ body: @escaping () -> Void) {
        section.perform(queueingUnder: lock, body)
    }

    /// Disposes of a subclass's other resources: its timers.
    func disposeSides() {}

    /// Releases the branches, which hold this object, and what else the operator keeps.
    ///
    /// Called in the section, when no subscriber is left.
    func clear() {}

    /// Releases a branch that has no subscribers and can get none.
    ///
    /// Called in the section.
    ///
    /// - Parameter number: The branch's number.
    func forget(_ number: Int) {}
}
