internal import RxDisposables

/// A task that sleeps on a ``TestClock``.
// SAFETY: see the fields.
final class TestSleeper: @unchecked Sendable {
    typealias Continuation = CheckedContinuation<Void, any Error>

    /// What wakes it.
    let timer = SingleAssignmentDisposable()

    private let lock = Lock()

    /// Touched only under the lock, or by `deinit`; whoever takes it out resumes it.
    private var continuation: Continuation?

    /// How the sleep ended; touched only under the lock.
    private var result: Result<Void, any Error>?

    /// Touched only under the lock.
    private var onEnd: (@Sendable () -> Void)?

    /// Begins to sleep, or ends at once if the task has been cancelled meanwhile.
    func begin(_ continuation: Continuation) {
        let result = lock.withLock {
            if self.result == nil { self.continuation = continuation }
            return self.result
        }
        if let result { continuation.resume(with: result) }
    }

    /// Wakes the task, unless that was done before.
    func end(_ result: Result<Void, any Error>) {
        let (continuation, onEnd) = lock.withLock {
            defer {
                self.continuation = nil
                self.onEnd = nil
                if self.result == nil { self.result = result }
            }
            return (self.continuation, self.onEnd)
        }
        timer.dispose()
        onEnd?()
        continuation?.resume(with: result)
    }

    /// Calls a closure when the sleep is over.
    ///
    /// - Returns: `false` if it is over already; then the closure isn't called.
    func notify(_ onEnd: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            guard result == nil else { return false }
            self.onEnd = onEnd
            return true
        }
    }
}

/// How many tasks sleep on the clock of a scheduler, and who waits for them.
// SAFETY: see the fields.
final class TestSleepers: @unchecked Sendable {
    private let lock = Lock()

    /// Touched only under the lock.
    private var count = 0

    /// Touched only under the lock, or by `deinit`.
    private var waiting: [(count: Int, body: @Sendable () -> Void)] = []

    func add(_ sleeper: TestSleeper) {
        lock.withLock { count += 1 }
        guard sleeper.notify({ self.lock.withLock { self.count -= 1 } }) else {
            lock.withLock { count -= 1 }
            return
        }
        let ready = lock.withLock {
            let ready = waiting.filter { $0.count <= count }
            waiting.removeAll { $0.count <= count }
            return ready
        }
        for waiter in ready { waiter.body() }
    }

    /// Calls `body` as soon as that many tasks sleep.
    func wait(for count: Int, _ body: @escaping @Sendable () -> Void) {
        let isReady = lock.withLock {
            if self.count < count { waiting.append((count, body)) }
            return self.count >= count
        }
        if isReady { body() }
    }
}
