public import RxDisposables

/// A recursive action on the trampoline of a thread.
///
/// The order is the same as if each step were enqueued. But while nothing waits on the trampoline, the requested step
/// is next in any case: a loop runs it, which clients compile with the action in it.
@usableFromInline
// SAFETY: see the fields.
final class TrampolineRecursion<State: Sendable>: Cancelable, TrampolineItem, @unchecked Sendable {
    @usableFromInline typealias Action = @Sendable (State, (State) -> Void) -> Void

    private let counted = Counted()
    @usableFromInline let status = AtomicUInt8(RecursionStatus.idle)
    // The fields below belong to the thread that has changed `status` from `idle`, until the status is `idle` again. If
    // a disposal happens during a step, the thread that runs the step frees them.
    // SAFETY: accessed only by the thread that has changed `status` from `idle`.
    @exclusivity(unchecked) @usableFromInline var action: Action?
    /// The states of the steps to come, in order.
    ///
    /// The first `stepsToLoop` of them are for the loop. Each of the others is for one turn of this object on the
    /// trampoline.
    // SAFETY: accessed only by the thread that has changed `status` from `idle`.
    @exclusivity(unchecked) @usableFromInline var states = RingBuffer<State>()
    // SAFETY: accessed only by the thread that has changed `status` from `idle`.
    @exclusivity(unchecked) @usableFromInline var stepsToLoop = 0

    @usableFromInline
    init(_ state: State, _ action: @escaping Action) {
        self.action = action
        states.append(state)
    }

    @usableFromInline var isDisposed: Bool {
        status.load(ordering: .acquiring) == RecursionStatus.done
    }

    /// Runs the first step now, if nothing else runs on this thread, otherwise when its turn comes.
    @inlinable
    func start() {
        let trampoline = Trampoline.current
        guard trampoline.begin() else {
            trampoline.enqueue(self)
            return
        }
        _ = runTurn(on: trampoline)
        trampoline.end()
    }

    @inlinable
    func runTurn(on trampoline: Trampoline) -> Bool {
        guard move(from: RecursionStatus.idle, to: RecursionStatus.running), let action else { return false }
        // One turn on the trampoline handles one state. The loop also handles the states that a step adds while nothing
        // else waits.
        stepsToLoop = 1
        repeat {
            stepsToLoop &-= 1
            action(states.removeFirst()) { state in
                states.append(state)
                // Work that is already waiting runs before the new step (C8), so this object waits behind it. If the
                // queue is empty, the step would be next anyway, and the loop may run it.
                if trampoline.hasWaitingItems {
                    trampoline.enqueue(self)
                } else {
                    stepsToLoop &+= 1
                }
            }
        } while stepsToLoop > 0 && status.load(ordering: .relaxed) == RecursionStatus.running
        // `recurse` can't be called after the action has returned. So if no state is left, there is no further step.
        // Otherwise this object waits on the trampoline, once for each state that is left.
        if states.isEmpty || !move(from: RecursionStatus.running, to: RecursionStatus.idle) {
            finish()
        }
        return false
    }

    @usableFromInline
    func dispose() {
        // If the status was `running`, the thread that runs the step fails to set it to `idle`, and frees the fields.
        if status.exchange(RecursionStatus.done, ordering: .acquiringAndReleasing) == RecursionStatus.idle {
            freePayload()
        }
    }

    /// Ends the recursion: no further step can be requested, or a disposal forbids it.
    @usableFromInline
    func finish() {
        // This thread owns the fields, so there is nothing to publish.
        status.store(RecursionStatus.done, ordering: .relaxed)
        freePayload()
    }

    private func freePayload() {
        action = nil
        states.removeAll()
    }

    @usableFromInline
    func move(from expected: UInt8, to desired: UInt8) -> Bool {
        // Mutant torn: "recursive action on a thread's trampoline: disposal elsewhere"
        status.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }
}

@usableFromInline
enum RecursionStatus {
    @inlinable static var idle: UInt8 { 0 }
    @inlinable static var running: UInt8 { 1 }
    @inlinable static var done: UInt8 { 2 }
}
