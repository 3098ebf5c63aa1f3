internal import RxDisposables

/// Runs an action after the last subscriber has received the terminal event: a count-down latch.
///
/// Most subscribers receive it in the section, one after the other; a subscriber to which kept elements are still being
/// replayed receives it after those, on its own thread.
final class EndLatch {
    private let pending = AtomicInt(1)
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Waits for one more subscriber.
    func enter() {
        // The order is relaxed: the caller is itself counted, so the count can't reach zero meanwhile.
        pending.wrappingAdd(1, ordering: .relaxed)
    }

    /// Signs one participant off; the creator counts as one.
    func leave() {
        // The last one to leave sees the writes of all others before they left.
        if pending.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { action() }
    }
}

/// An observer that reports when all subscribers have received its terminal event: a subject.
protocol EndReporting {
    /// Accepts the terminal event, and does something when every subscriber has had it.
    func finish(_ error: (any Error)?, whenSent action: @escaping () -> Void)
}
