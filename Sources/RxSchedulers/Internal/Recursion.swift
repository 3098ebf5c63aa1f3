internal import RxDisposables

/// A recursive action on any scheduler: a queue of states, and for each of them one visit to the scheduler.
// SAFETY: see the fields.
final class Recursion<State: Sendable>: Cancelable, @unchecked Sendable {
    typealias Action = @Sendable (State, (State) -> Void) -> Void

    private let counted = Counted()
    private let scheduler: any ImmediateSchedulerType
    // Whether the scheduler would run steps inside each other: asked once, since a cast that fails costs as much as
    // four objects.
    private let isImmediate: Bool
    private let lock = Lock()
    /// `nil` once it has been disposed of.
    // Touched only under the lock. What it held is freed outside.
    private var action: Action?
    // SAFETY: touched only under the lock. What it held is freed outside.
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

    /// Lets a state wait and asks the scheduler for a visit.
    func schedule(_ state: State) {
        lock.lock()
        guard action != nil else {
            lock.unlock()
            return
        }
        states.append(state)
        if isImmediate {
            let mustLoop = !isLooping
            isLooping = true
            lock.unlock()
            if mustLoop { loop() }
            return
        }
        lock.unlock()
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
        // Foreign code may run when these are freed, so they outlive the critical section.
        _ = consume oldStates
        extendLifetime(oldAction)
    }

    private func step() {
        lock.lock()
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
            isLooping = !states.isEmpty
            guard isLooping else { return lock.unlock() }
            lock.unlock()
            step()
        }
    }
}
