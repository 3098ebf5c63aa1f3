/// Runs an action when it is disposed of.
// SAFETY: see `action`. The closure isn't in a `Locked`, since the flag already guards it.
package final class AnonymousDisposable: Cancelable, @unchecked Sendable {
    private let counted = Counted()
    private let disposed = AtomicBool(false)

    // SAFETY: set in `init`, and then touched only by the one thread that turned `disposed` to `true`, or by `deinit`.
    @exclusivity(unchecked) private var action: (@Sendable () -> Void)?

    package init(_ action: consuming @escaping @Sendable () -> Void) {
        self.action = action
    }

    deinit {
        Teardown.release(&action)
    }

    package var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    package func dispose() {
        // The load spares each further disposal the locked instruction. The exchange decides which thread owns the
        // action (G4): it acquires the writes of `init`, and releases this thread's writes to readers of `isDisposed`.
        guard !disposed.load(ordering: .relaxed), !disposed.exchange(true, ordering: .acquiringAndReleasing) else {
            return
        }
        if let action = action.take() {
            Teardown.run(action)
        }
    }
}
