import Synchronization

/// A test's own disposable, as a user might write one: counts the calls.
///
/// It doesn't override `isFinished`, so a bag never removes it.
public final class CountingDisposable: Disposable {
    private let calls = Atomic<Int>(0)
    private let onDispose: @Sendable () -> Void

    /// Makes one.
    ///
    /// - Parameter onDispose: Runs at each call of `dispose()`, not only at the first.
    public init(onDispose: @escaping @Sendable () -> Void = {}) {
        self.onDispose = onDispose
    }

    /// How often `dispose()` has been called.
    public var count: Int {
        calls.load(ordering: .acquiring)
    }

    /// Counts the call and runs the closure of `init`.
    public func dispose() {
        calls.wrappingAdd(1, ordering: .acquiringAndReleasing)
        onDispose()
    }
}
