internal import RxDisposables

/// A recursive action on any scheduler: a queue of states, and for each of them one scheduled action, a *visit*.
// SAFETY: see the fields.
final class Recursion<State: Sendable>: Cancelable, @unchecked Sendable {
    typealias Action = @Sendable (State, (State) -> Void) -> Void

    private let counted = Counted()
    private let scheduler: any ImmediateSchedulerType
    // Whether the scheduler would run steps inside each other; determined once, since a cast that fails costs as much
    // as four objects.
    private let isImmediate: Bool
    // This is locked without closures: this class isn't specialised, and the type of a closure's result would be looked
    // up.
    private let lock = Lock()
    /// `nil` once it has been disposed of.
    // This field is accessed only under the lock. The former value is freed outside the lock.
    private var action: Action?
    // SAFETY: accessed only under the lock. The former value is freed outside the lock.
    @exclusivity(unchecked) private var states = RingBuffer<State>()
    /// Whether a loop runs the steps, on a scheduler that would run them inside each other.
    private var isLooping = false

    init(_ action: @escaping Action, scheduler: any ImmediateSchedulerType) {
        self.action = action
        self.scheduler = scheduler
        isImmediate = type(of: scheduler) == ImmediateScheduler.self
    }

    var isDisposed: Bool {
        lock.withLock { action == nil }
    }

    /// Queues a state and schedules a visit.
    func schedule(_ state: State) {
        lock.lock()
        guard action != nil else {
            lock.unlock()
            return
        }
        states.append(state)
        // The scheduler would run a step inside the call that asks for it. So the outermost call becomes a loop, and
        // all others only queue their state (T12).
        if isImmediate {
            let mustLoop = !isLooping
            isLooping = true
            lock.unlock()
            if mustLoop { loop() }
            return
        }
        lock.unlock()
        // The visit is scheduled outside the lock: the scheduler is foreign, and may run the step before it returns
        // (L0). There is one visit for each state, so that other work of the scheduler gets its turn in between.
        _ = scheduler.schedule(self) { recursion in
            recursion.step()
            return Disposables.create()
        }
    }

    func dispose() {
        lock.lock()
        let oldAction = action.take()
        let oldStates = exchange(&states, with: RingBuffer())
        lock.unlock()
        // Foreign code may run when these are freed, so they outlive the critical section. Visits that are still
        // scheduled find neither an action nor a state.
        _ = consume oldStates
        extendLifetime(oldAction)
    }

    private func step() {
        lock.lock()
        // The action is copied, not taken: further steps need it, and so a disposal doesn't free it during this call.
        let state = states.popFirst()
        let action = action
        lock.unlock()
        if let state, let action {
            action(state, schedule)
        }
    }

    private func loop() {
        while true {
            lock.lock()
            // This is decided under the lock: a state that another thread queues now is either seen here, or starts a
            // loop of its own.
            isLooping = !states.isEmpty
            guard isLooping else { return lock.unlock() }
            lock.unlock()
            step()
        }
    }
}
