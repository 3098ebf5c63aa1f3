@_spi(Internals) internal import RxDisposables

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
    // SAFETY: touched only under the lock. What it held is freed outside.
    @exclusivity(unchecked) private var action: Action?
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
        guard lock.withLock({ keep(state) }) else { return }
        if isImmediate { return loop() }
        _ = scheduler.schedule(self) { recursion in
            recursion.step()
            return Disposables.create()
        }
    }

    /// Lets a state wait, under the lock.
    ///
    /// - Returns: Whether the caller has to see to it, by a loop or by a visit to the scheduler.
    private func keep(_ state: State) -> Bool {
        guard action != nil else { return false }
        states.append(state)
        let wasLooping = isLooping
        isLooping = isImmediate
        return !wasLooping
    }

    func dispose() {
        // Foreign code may run when these are freed, so they outlive the critical section.
        lock.lock()
        let oldAction = action.take()
        let oldStates = exchange(&states, with: RingBuffer())
        lock.unlock()
        _ = consume oldStates
        extendLifetime(oldAction)
    }

    private func step() {
        // By hand, as in `dispose`: a closure with values of a generic type isn't inlined.
        lock.lock()
        let state = states.popFirst()
        let action = action
        lock.unlock()
        if let state, let action {
            action(state, schedule)
        }
    }

    private func loop() {
        while hasMore() { step() }
    }

    private func hasMore() -> Bool {
        lock.withLock {
            isLooping = !states.isEmpty
            return isLooping
        }
    }
}
