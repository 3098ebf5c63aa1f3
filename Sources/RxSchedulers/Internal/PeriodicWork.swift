public import RxDisposables

/// The work of a timer: an action that runs repeatedly and passes a state from run to run, or a single action.
@usableFromInline
protocol RepeatableWork: Cancelable {
    /// Runs the action, unless it is running already, is over, or has been disposed of.
    func runOnce()
}

/// An action that hands a state from run to run.
// SAFETY: see `payload`.
final class PeriodicWork<State: Sendable>: RepeatableWork, @unchecked Sendable {
    private struct Payload {
        var state: State
        let action: @Sendable (State) -> State
    }

    private let counted = Counted()
    private let status = Atomic8<PeriodicStatus>(.idle)
    // The payload belongs to the thread that moves `status` away from `idle`, until the status is `idle` again. If a
    // disposal comes during a run, the thread that runs it frees the payload.
    private var payload: Payload?

    init(_ state: State, _ action: @escaping @Sendable (State) -> State) {
        payload = Payload(state: state, action: action)
    }

    var isDisposed: Bool {
        status.load(ordering: .acquiring) == .done
    }

    func runOnce() {
        // If the status isn't `idle`, a run is in progress. This run is then skipped, so that runs never overlap (T4).
        guard move(from: .idle, to: .running), let before = payload.take() else { return }
        let state = before.action(before.state)
        // The payload is put back before the status is `idle`: from then on another thread may own it.
        payload = Payload(state: state, action: before.action)
        // The work was disposed of during the run.
        if !move(from: .running, to: .idle) {
            payload = nil
        }
    }

    func dispose() {
        if status.exchange(.done, ordering: .acquiringAndReleasing) == .idle { payload = nil }
    }

    private func move(from expected: PeriodicStatus, to desired: PeriodicStatus) -> Bool {
        status.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }
}

private enum PeriodicStatus {
    case idle
    case running
    case done
}
