#if canImport(Combine)
internal import RxDisposables

/// An action that is run once, or freed before that.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class ScheduledWork: Disposable, Sendable {
    private let action: Locked<(@Sendable () -> any Disposable)?>
    private let result = SingleAssignmentDisposable()

    init(_ action: @escaping @Sendable () -> any Disposable) {
        self.action = Locked(action)
    }

    func run() {
        guard let action = take() else { return }
        // If this was disposed of while the action ran, the action's disposable is disposed of at once.
        result.setDisposable(action())
    }

    func dispose() {
        _ = take()
        result.dispose()
    }

    /// Takes the action out, to be run or freed outside of the lock.
    private func take() -> (@Sendable () -> any Disposable)? {
        action.withLock { exchange(&$0, with: nil) }
    }
}
#endif
