internal import RxDisposables
internal import RxObservable

/// A task that waits for the result of a sequence.
///
/// Either the result or the cancellation, whichever is first, resumes the task, once and outside the lock (contract
/// L8). A result that comes during the subscription is first, even in a task that has been cancelled already: the task
/// can do nothing else meanwhile (contract A1). A cancellation does nothing else, since it runs under a lock of the
/// runtime; the task disposes when it wakes (contract A7).
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class ResultWaiter<Element: Sendable>: Sendable {
    private typealias Continuation = CheckedContinuation<Element?, any Error>

    private struct State {
        /// The task, until it is resumed.
        var continuation: Continuation?
        var isSubscribed = false
        var isCancelled = false

        /// Removes the task if it has been cancelled, and can't get a result of the subscription any more.
        ///
        /// - Returns: The continuation to resume, outside the lock.
        mutating func removeCancelled() -> Continuation? {
            isSubscribed && isCancelled ? continuation.take() : nil
        }
    }

    private let state = Locked(State())
    private let subscription = DisposableSlot()

    /// Subscribes to `source` and waits for its result.
    static func result(of source: Observable<Element>) async throws -> Element? {
        let waiter = ResultWaiter()
        // The task disposes of the subscription, and not the handler: no foreign code runs under the runtime's lock
        // (contract A7).
        defer { waiter.subscription.dispose() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiter.state.withLock { $0.continuation = continuation }
                waiter.subscribe(to: source)
                // Mutant skip: "result: none comes, and cancellation"
                waiter.resumeIfCancelled { $0.isSubscribed = true }
            }
        } onCancel: {
            waiter.resumeIfCancelled { $0.isCancelled = true }
        }
    }

    private func subscribe(to source: Observable<Element>) {
        subscription.set(
            source.subscribeResult(
                ResultSink.self,
                onSuccess: { self.finish(.success($0)) },
                onError: { self.finish(.failure($0)) },
                onCompleted: { self.finish(.success(nil)) },
                onDisposed: nil
            )
        )
    }

    private func finish(_ result: Result<Element?, any Error>) {
        state.withLock { $0.continuation.take() }?.resume(with: result)
    }

    private func resumeIfCancelled(after change: (inout State) -> Void) {
        let cancelled = state.withLock { state in
            change(&state)
            return state.removeCancelled()
        }
        cancelled?.resume(throwing: CancellationError())
    }
}
