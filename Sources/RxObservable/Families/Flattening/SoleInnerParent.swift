internal import RxDisposables

/// Merges by listening to one inner sequence at a time: the common part of ``SwitchCore`` and ``FirstCore``.
@usableFromInline
class SoleInnerParent<Element>: InnerParent<Element> {
    final let current = UpstreamSlot()
    final let lock = Lock()
    // Guarded by the lock.
    final var state = SoleInnerState.free

    final override func outerCompleted() {
        let isDone = lock.withLock { state.outerCompletes() }
        // The outer sequence may still be sending, if a stage above has ended it. The inner one doesn't need it.
        if isDone { complete() } else { disposeOuter() }
    }

    final override func stopInner() {
        current.stop()
    }

    final override func disposeInner() {
        current.dispose()
    }
}

/// The state of a ``SoleInnerParent``, guarded by its lock: whether there is an inner sequence, and whether another may
/// follow.
enum SoleInnerState {
    /// There is no inner sequence, and the outer sequence goes on.
    case free
    /// There is an inner sequence, and the outer sequence goes on.
    case occupied
    /// There is an inner sequence, and the outer sequence has completed: the merged sequence ends with the inner one.
    case last
    /// There is no inner sequence, and the outer sequence has completed.
    case over

    /// Whether the outer sequence has completed.
    var isOuterDone: Bool {
        switch self {
        case .free, .occupied: false
        case .last, .over: true
        }
    }

    private var hasInner: Bool {
        switch self {
        case .free, .over: false
        case .occupied, .last: true
        }
    }

    /// Takes the place of the inner sequence, if it is free.
    ///
    /// - Returns: Whether this call took the place.
    mutating func take() -> Bool {
        guard case .free = self else { return false }
        self = .occupied
        return true
    }

    /// Another sequence replaces the current one.
    ///
    /// - Parameter hasInner: Whether the new sequence is live from now on; otherwise it is over at once.
    mutating func replace(hasInner: Bool) {
        if isOuterDone { self = hasInner ? .last : .over } else { self = hasInner ? .occupied : .free }
    }

    /// The inner sequence has completed.
    ///
    /// - Returns: Whether the merged sequence ends with it.
    mutating func innerCompletes() -> Bool {
        replace(hasInner: false)
        return isOuterDone
    }

    /// The outer sequence has completed.
    ///
    /// - Returns: Whether the merged sequence ends with it.
    mutating func outerCompletes() -> Bool {
        let isLast = !hasInner
        self = isLast ? .over : .last
        return isLast
    }
}
