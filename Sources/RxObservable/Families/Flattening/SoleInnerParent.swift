internal import RxDisposables

/// Merges by listening to one inner sequence at a time: what ``SwitchCore`` and ``FirstCore`` have in common.
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

/// Whether there is an inner sequence, and whether there can be another one: what the lock of a ``SoleInnerParent``
/// guards.
enum SoleInnerState {
    /// There is none, and the outer sequence goes on.
    case free
    /// There is one, and the outer sequence goes on.
    case occupied
    /// There is one, with which everything ends, since the outer sequence has completed.
    case last
    /// There is none, and the outer sequence has completed.
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
    /// - Returns: Whether this call got it.
    mutating func take() -> Bool {
        guard case .free = self else { return false }
        self = .occupied
        return true
    }

    /// Another sequence takes the place of the one that there is.
    ///
    /// - Parameter hasInner: Whether it is live from now on, and not over at once.
    mutating func replace(hasInner: Bool) {
        if isOuterDone { self = hasInner ? .last : .over } else { self = hasInner ? .occupied : .free }
    }

    /// The inner sequence has completed.
    ///
    /// - Returns: Whether everything ends with it.
    mutating func innerCompletes() -> Bool {
        replace(hasInner: false)
        return isOuterDone
    }

    /// The outer sequence has completed.
    ///
    /// - Returns: Whether everything ends with it.
    mutating func outerCompletes() -> Bool {
        let isLast = !hasInner
        self = isLast ? .over : .last
        return isLast
    }
}
