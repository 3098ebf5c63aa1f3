/// Disposes of two members, the first one first.
final class BinaryDisposable: Cancelable {
    private let counted = Counted()
    private let disposed = AtomicBool(false)

    // `init` writes these fields. Then only the thread that turned `disposed` to `true` accesses them, or `deinit`,
    // which has exclusive access.
    private let first: DisposableBits
    private let second: DisposableBits

    init(_ first: consuming any Disposable, _ second: consuming any Disposable) {
        self.first = DisposableBits(first)
        self.second = DisposableBits(second)
    }

    deinit {
        // The load is relaxed, since nothing else refers to this object now. A disposed object has no members any more.
        if !disposed.load(ordering: .relaxed) {
            Teardown.releaseEach {
                popFirst()
            }
        }
    }

    var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    func dispose() {
        // The load spares each further disposal the locked instruction; the exchange picks one thread (G4).
        guard !disposed.load(ordering: .relaxed), !disposed.exchange(true, ordering: .acquiringAndReleasing) else {
            return
        }
        Teardown.disposeEach {
            popFirst()
        }
    }

    private func popFirst() -> (any Disposable)? {
        first.take() ?? second.take()
    }
}
