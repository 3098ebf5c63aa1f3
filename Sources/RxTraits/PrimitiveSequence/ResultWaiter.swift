internal import RxDisposables
internal import RxObservable

/// A task that waits for the result of a sequence.
///
/// Either the result or the cancellation, whichever is first, resumes the task, once and outside the lock (contract
/// L8). A cancellation does nothing else, since it runs under a lock of the runtime; the task disposes when it wakes
/// (contract A7).
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class ResultWaiter<Element: Sendable>: Sendable {
    private typealias Continuation = CheckedContinuation<Element?, any Error>

    private enum State {
        case idle
        case waiting(Continuation)
        case over

        /// Whether the task waits now; `false` if it has already been cancelled.
        mutating func wait(_ continuation: Continuation) -> Bool {
            guard case .idle = self else { return false }
            self = .waiting(continuation)
            return true
        }

        /// Ends the wait.
        ///
        /// - Returns: The continuation to resume, outside the lock.
        mutating func end() -> Continuation? {
            guard case .waiting(let continuation) = exchange(&self, with: .over) else { return nil }
            return continuation
        }
    }

    private let state = Locked(State.idle)
    private let subscription = DisposableSlot()

    /// Subscribes to `source` and waits for its result.
    static func result(of source: Observable<Element>) async throws -> Element? {
        let waiter = ResultWaiter()
        // The task disposes of the subscription, and not the handler: no foreign code runs under the runtime's lock
        // (contract A7).
        defer { waiter.subscription.dispose() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // If the task was cancelled before it waits, the handler has already run and found no task to resume.
                guard waiter.state.withLock({ $0.wait(continuation) }) else {
                    return continuation.resume(throwing: CancellationError())
                }
                waiter.subscribe(to: source)
            }
        } onCancel: {
            waiter.cancel()
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
        end()?.resume(with: result)
    }

    private func cancel() {
        end()?.resume(throwing: CancellationError())
    }

    private func end() -> Continuation? {
        state.withLock { $0.end() }
    }
}
