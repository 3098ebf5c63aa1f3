internal import RxDisposables

/// A separate trampoline that is run step by step, for a consumer that takes elements on demand.
///
/// Sources of the consumer that ``run(_:)`` subscribes to enqueue themselves here and not on the thread's trampoline. A
/// source that loops for as long as nothing else waits (contract C8) finds a waiting item after each element, and so
/// stops until ``advance(limit:until:)``. The order is the same as on any trampoline.
///
/// Loops of other subscriptions, those that a side effect makes or several subscribers share, don't wait for the
/// consumer.
///
/// One thread at a time uses it, not always the same thread.
package final class SteppedTrampoline {
    private var queue = RingBuffer<any TrampolineItem>()
    private let consumer: ObjectIdentifier
    private let pause = Pause()

    /// Makes one with nothing to do.
    ///
    /// - Parameter consumer: What requests the elements; alive as long as this object.
    package init(for consumer: AnyObject) {
        self.consumer = ObjectIdentifier(consumer)
    }

    /// Runs `body`; loops of the consumer, and actions, that it enqueues wait.
    package func run(_ body: () -> Void) {
        Trampoline.current.exchange(&queue, for: consumer, during: body)
    }

    /// Whether no item waits.
    package var isEmpty: Bool { queue.isEmpty }

    /// Runs the waiting items, step by step.
    ///
    /// - Parameters:
    ///   - limit: The largest number of steps to run.
    ///   - isDone: Whether to stop; asked before each step.
    /// - Returns: Whether the limit was reached, so that there may be more to do.
    package func advance(limit: Int, until isDone: () -> Bool) -> Bool {
        var steps = 0
        var othersWait = true
        // The loops of others run between two steps.
        while othersWait {
            othersWait = false
            run {
                let trampoline = Trampoline.current
                let others = trampoline.ownCount
                while !othersWait, steps < limit, !isDone(), let item = trampoline.popFirst() {
                    // The pause does nothing when it runs: while it waited, a looping source found a waiting item, and
                    // returned.
                    guard item !== pause else { continue }
                    trampoline.enqueue(pause)
                    if item.runTurn(on: trampoline) { trampoline.enqueue(item) }
                    steps += 1
                    othersWait = trampoline.ownCount != others
                }
            }
        }
        return steps == limit
    }

    /// Drops the waiting loops, whose subscription is over, and runs the actions, which may be of others.
    package func clear() {
        while let item = queue.popFirst() { (item as? ScheduledItem)?.run() }
    }

    /// An item that waits during a step, so that a looping source stops.
    private final class Pause: TrampolineItem {
        func runTurn(on trampoline: Trampoline) -> Bool { false }
    }
}
