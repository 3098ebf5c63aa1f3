internal import RxDisposables

/// The upstream of an operator that splits its source into several sequences, its branches: `groupBy`, `window`.
///
/// The source goes on as long as there is a subscriber: that of the operator, or one of a branch. Each of them is a
/// *listener*, and the last one that leaves disposes of the source. One whose end is certain is stopped before it
/// leaves; when all are, so is the source. Everything that happens does so in the section, one after the other.
class SplitCore: Upstream {
    final let section = SerialSection()
    // Both counts begin with the subscriber of the operator itself. The source is disposed of when none is left.
    private let listeners = AtomicInt(1)
    // Those of them that haven't been stopped; without one, the source is silenced.
    private let liveListeners = AtomicInt(1)
    private let outerStopped = AtomicBool(false)
    private let upstream = UpstreamSlot()

    /// Whether the operator's own subscriber has been stopped; branches may still have theirs.
    final var isOuterStopped: Bool { outerStopped.load(ordering: .acquiring) }

    /// Whether the source's events don't count any more: there is no subscriber left, or its end is certain.
    final var isStopped: Bool { upstream.isStopped }

    /// Whether there is no subscriber left: all have gone or been stopped.
    final var isAbandoned: Bool { liveListeners.load(ordering: .acquiring) == 0 }

    /// Takes the source's upstream.
    final func hold(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    /// Silences the source: its end is certain, and is sent in its turn.
    final func stopSource() {
        upstream.stop()
    }

    /// The operator's own subscriber gets no event after this.
    ///
    /// - Returns: Whether this call did it, and so may send the terminal event.
    final func stopOuter() -> Bool {
        !outerStopped.exchange(true, ordering: .acquiringAndReleasing)
    }

    final override func stop() {
        if stopOuter() { listenerHasStopped() }
    }

    final override func dispose() {
        stop()
        removeListener()
    }

    /// Counts a new subscriber of a branch.
    final func addListener() {
        liveListeners.wrappingAdd(1, ordering: .relaxed)
        listeners.wrappingAdd(1, ordering: .relaxed)
    }

    /// No event counts for a listener any more; it will leave.
    final func listenerHasStopped() {
        if liveListeners.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { stopSource() }
    }

    /// A subscriber leaves; the last one disposes of the source.
    final func removeListener() {
        // The last one sees, by the ordering, all that the others have done with the branches before they left.
        guard listeners.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
        upstream.dispose()
        disposeSides()
        // In the section, since an element may still be on its way through the branches.
        section.perform(clear)
    }

    /// Disposes of what a subclass has beside its source: timers.
    func disposeSides() {}

    /// Releases the branches, which hold this object.
    ///
    /// In the section, when there is no subscriber left.
    func clear() {}

    /// Releases a branch that has no subscribers and can get none.
    ///
    /// In the section.
    ///
    /// - Parameter number: The branch's.
    func forget(_ number: Int) {}
}
