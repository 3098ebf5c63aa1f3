#if canImport(Combine)
internal import RxDisposables

/// An action that is run once, or freed before that.
// SAFETY: `action` is guarded by the lock.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class ScheduledWork: Disposable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (@Sendable () -> any Disposable)?
    private let result = SingleAssignmentDisposable()

    init(_ action: @escaping @Sendable () -> any Disposable) {
        self.action = action
    }

    func run() {
        guard let action = take() else { return }
        result.setDisposable(action())
    }

    func dispose() {
        _ = take()
        result.dispose()
    }

    /// Takes the action out, to be run or freed outside of the lock.
    private func take() -> (@Sendable () -> any Disposable)? {
        lock.withLock {
            defer { action = nil }
            return action
        }
    }
}
#endif
