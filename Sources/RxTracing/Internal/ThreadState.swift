#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A thread's state while observers are notified.
struct ThreadState {
    /// Whether an observer is being called, so that its own subscriptions and events aren't watched.
    var isSilent = false

    /// When the element that is on its way was first seen; 0 if it wasn't.
    var origin: UInt64 = 0

    /// The subscriptions that the current error has passed, the chain nearest to its source first.
    var trail: [TracedSubscription] = []

    /// The calling thread's state, made at first use and freed when the thread ends; valid only on this thread.
    static var current: UnsafeMutablePointer<ThreadState> {
        // SAFETY: only this type stores under this key.
        if let state = pthread_getspecific(key) { return state.assumingMemoryBound(to: ThreadState.self) }
        let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
        state.initialize(to: ThreadState())
        pthread_setspecific(key, state)
        return state
    }

    /// Whether an observer is being called on this thread.
    static var isSilent: Bool {
        // Makes no state: a thread without one isn't in an observer.
        guard let state = pthread_getspecific(key) else { return false }
        // SAFETY: only this type stores under this key.
        return state.assumingMemoryBound(to: ThreadState.self).pointee.isSilent
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { state in
            // Apple's systems say that it is there, others that it may not be.
            guard let state = state as UnsafeMutableRawPointer? else { return }
            // SAFETY: only this type stores under this key, and the system hands it out once.
            let typed = state.assumingMemoryBound(to: ThreadState.self)
            typed.deinitialize(count: 1)
            typed.deallocate()
        }
        guard error == 0 else {
            fatalError("Tracing: pthread_key_create failed with \(error). The process has no thread-local keys left.")
        }
        return key
    }()
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
