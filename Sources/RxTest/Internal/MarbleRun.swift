internal import RxDisposables

/// What a test scheduler has to know about a marble test.
// SAFETY: see the fields.
final class MarbleRun: @unchecked Sendable {
    private struct State {
        var origin: TestTime
        var lastEvent = 0
        var isTearingDown = false
    }

    private let lock = Lock()

    /// Touched only under the lock, or by `init`.
    private var state: State

    init(origin: TestTime) {
        state = State(origin: origin)
    }

    /// The virtual time that is the first column of all diagrams.
    var origin: TestTime {
        get { lock.withLock { state.origin } }
        set { lock.withLock { state.origin = newValue } }
    }

    /// The time of the last event of any source's diagram, in ticks from the origin.
    var lastEvent: TestTime {
        lock.withLock { state.lastEvent }
    }

    /// Whether subscriptions end only because the run is over, so that none is recorded.
    var isTearingDown: Bool {
        get { lock.withLock { state.isTearingDown } }
        set { lock.withLock { state.isTearingDown = newValue } }
    }

    /// Takes note of a source's last event.
    func extend(to time: TestTime) {
        lock.withLock { state.lastEvent = max(state.lastEvent, time) }
    }
}
