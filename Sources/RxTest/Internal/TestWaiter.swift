internal import RxDisposables

/// What a task waits for: a value that comes once, from any thread.
// SAFETY: see the fields.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class TestWaiter<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()

    /// Touched only under the lock, or by `deinit`; the thread that takes it out resumes it.
    private var continuation: CheckedContinuation<Value, Never>?

    /// Touched only under the lock.
    private var value: Value?

    /// Touched only under the lock.
    private var onEnd: (@Sendable () -> Void)?

    /// Waits for the value.
    ///
    /// - Parameters:
    ///   - substitute: The value if the task is cancelled before there is another one.
    ///   - start: Begins what leads to the value; called once the task waits.
    /// - Returns: The value.
    nonisolated(nonsending) func wait(orIfCancelled substitute: Value, _ start: () -> Void) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                begin(continuation)
                start()
            }
        } onCancel: {
            end(substitute)
        }
    }

    /// Ends the waiting, unless that was done before.
    func end(_ value: Value) {
        let (continuation, onEnd) = lock.withLock {
            defer {
                self.continuation = nil
                self.onEnd = nil
                if self.value == nil { self.value = value }
            }
            return (self.continuation, self.onEnd)
        }
        onEnd?()
        continuation?.resume(returning: value)
    }

    /// Calls a closure when the waiting is over.
    ///
    /// - Returns: `false` if it is over already; then the closure isn't called.
    func notify(_ onEnd: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            guard value == nil else { return false }
            self.onEnd = onEnd
            return true
        }
    }

    private func begin(_ continuation: CheckedContinuation<Value, Never>) {
        let value = lock.withLock {
            if self.value == nil { self.continuation = continuation }
            return self.value
        }
        if let value { continuation.resume(returning: value) }
    }
}
