internal import RxDisposables

/// A value that a task waits for, set once, from any thread.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class TestWaiter<Value: Sendable>: Sendable {
    private struct State {
        /// The thread that removes the continuation resumes it.
        var continuation: CheckedContinuation<Value, Never>?
        var value: Value?
        var onEnd: (@Sendable () -> Void)?
    }

    private let state = Locked(State())

    /// Waits for the value.
    ///
    /// - Parameters:
    ///   - substitute: The value if the task is cancelled first.
    ///   - start: Starts the work that sets the value; called once the task waits.
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
        let (continuation, onEnd) = state.withLock { state in
            // The first value counts. The continuation is taken out in the same step, so it is resumed once, outside
            // the lock (L8).
            if state.value == nil { state.value = value }
            return (state.continuation.take(), state.onEnd.take())
        }
        onEnd?()
        continuation?.resume(returning: value)
    }

    /// Calls a closure when the waiting is over.
    ///
    /// - Returns: `false` if it is over already; then the closure isn't called.
    func notify(_ onEnd: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            guard state.value == nil else { return false }
            state.onEnd = onEnd
            return true
        }
    }

    private func begin(_ continuation: CheckedContinuation<Value, Never>) {
        let value = state.withLock { state in
            if state.value == nil { state.continuation = continuation }
            return state.value
        }
        // The wait ended before it began: a cancelled task gets here after its cancellation handler.
        if let value { continuation.resume(returning: value) }
    }
}
