internal import RxDisposables

/// Merges by listening to one inner sequence at a time: the common part of ``SwitchCore`` and ``ExhaustCore``.
@usableFromInline
class SingleInnerParent<Element>: InnerParent<Element> {
    final let current = UpstreamSlot()
    final let lock = Lock()
    // This field is guarded by the lock.
    final var state = SingleInnerState()

    final override func outerCompleted() {
        let isDone = lock.withLock { state.outerCompletes() }
        // The outer sequence may still be sending, if a stage above has ended it: the inner sequence doesn't need it.
        if isDone { complete() } else { disposeOuter() }
    }

    final override func stopInner() {
        current.stop()
    }

    final override func disposeInner() {
        current.dispose()
    }
}

/// Whether there is an inner sequence, and whether the outer one has completed: the state that the lock of a
/// ``SingleInnerParent`` guards.
///
/// These are two flags, since each combination occurs.
struct SingleInnerState {
    private var hasInner = false
    /// Whether the outer sequence has completed.
    private(set) var isOuterDone = false

    /// Registers an inner sequence, if there is none; returns whether this call registered it.
    mutating func claim() -> Bool {
        guard !hasInner, !isOuterDone else { return false }
        hasInner = true
        return true
    }

    /// Another sequence replaces the current one.
    ///
    /// - Parameter hasInner: Whether the new sequence is live from now on; otherwise it is over at once.
    mutating func replace(hasInner: Bool) {
        self.hasInner = hasInner
    }

    /// The inner sequence has completed; returns whether the merged sequence ends with it.
    mutating func innerCompletes() -> Bool {
        hasInner = false
        return isOuterDone
    }

    /// The outer sequence has completed; returns whether the merged sequence ends with it.
    mutating func outerCompletes() -> Bool {
        isOuterDone = true
        return !hasInner
    }
}
