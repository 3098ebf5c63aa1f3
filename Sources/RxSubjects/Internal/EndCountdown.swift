internal import RxDisposables

/// Does something when each subscriber has had the terminal event.
///
/// Most have it in the section, one after the other; one that is still being sent what was kept has it behind that, on
/// its own thread.
final class EndCountdown {
    private let pending = AtomicInt(1)
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Waits for one more.
    func enter() {
        pending.wrappingAdd(1, ordering: .relaxed)
    }

    /// One of those that it waits for is done, the first time for itself.
    func leave() {
        if pending.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { action() }
    }
}

/// An observer that tells when all subscribers have received its terminal event: a subject.
protocol EndTelling {
    /// Accepts the terminal event, and does something when every subscriber has had it.
    func finish(_ error: (any Error)?, whenSent action: @escaping () -> Void)
}
