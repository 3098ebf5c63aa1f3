@_spi(Internals) internal import RxDisposables

/// A thread's state while observers are notified.
struct ThreadState {
    /// Whether an observer is being called, so that its own subscriptions and events aren't watched.
    var isSilent = false

    /// When the element that is being sent was first seen; 0 if no observer saw it.
    var origin: UInt64 = 0

    /// The subscriptions that the current error has passed, the chain nearest to its source first.
    var trail: [TracedSubscription] = []

    /// The calling thread's state, made at first use and freed when the thread ends; valid only on this thread.
    static var current: UnsafeMutablePointer<ThreadState> {
        // SAFETY: only this type stores there.
        if let state = storedState.load() { return state.assumingMemoryBound(to: ThreadState.self) }
        let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
        state.initialize(to: ThreadState())
        storedState.store(state, freedBy: freeState)
        return state
    }

    /// Whether an observer is being called on this thread.
    static var isSilent: Bool {
        // This makes no state, since a thread without one isn't in an observer.
        guard let state = storedState.load() else { return false }
        // SAFETY: only this type stores there.
        return state.assumingMemoryBound(to: ThreadState.self).pointee.isSilent
    }
}

private let storedState = ThreadLocalPointer()

/// Frees a thread's state when the thread ends.
private let freeState: ThreadLocalPointer.Free = { state in
    // The parameter is optional on some systems, and not on Apple's.
    guard let state = state as UnsafeMutableRawPointer? else { return }
    // SAFETY: only `ThreadState` stores there, and the system hands it out once.
    let typed = state.assumingMemoryBound(to: ThreadState.self)
    typed.deinitialize(count: 1)
    typed.deallocate()
}

extension UnsafeMutablePointer<ThreadState> {
    /// Tells observers something, unless one of them is being told on this thread already.
    func tell(_ observers: [any TracingObserver], _ body: (any TracingObserver) -> Void) {
        // An observer's own use of sequences isn't watched (W3): its notifications would never end.
        guard !pointee.isSilent else { return }
        pointee.isSilent = true
        for observer in observers { body(observer) }
        pointee.isSilent = false
    }
}
