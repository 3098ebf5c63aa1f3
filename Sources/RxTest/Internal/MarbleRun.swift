internal import RxDisposables

/// A test scheduler's state for a marble test.
final class MarbleRun: Sendable {
    private struct State {
        var origin: TestTime
        var lastEvent = 0
        var isTearingDown = false
        var isCutOff = false
    }

    private let state: Locked<State>

    init(origin: TestTime) {
        state = Locked(State(origin: origin))
    }

    /// The virtual time that is the first column of all diagrams.
    var origin: TestTime {
        get { state.withLock { $0.origin } }
        set { state.withLock { $0.origin = newValue } }
    }

    /// The time of the last event of any source's diagram, in ticks from the origin.
    var lastEvent: TestTime {
        state.withLock { $0.lastEvent }
    }

    /// Whether subscriptions end only because the run is over, so that none is recorded.
    var isTearingDown: Bool {
        get { state.withLock { $0.isTearingDown } }
        set { state.withLock { $0.isTearingDown = newValue } }
    }

    /// Whether the last run ended before its sequence, while actions were still waiting.
    var isCutOff: Bool {
        get { state.withLock { $0.isCutOff } }
        set { state.withLock { $0.isCutOff = newValue } }
    }

    /// Records the time of a source's last event.
    func extend(to time: TestTime) {
        state.withLock { $0.lastEvent = max($0.lastEvent, time) }
    }
}
