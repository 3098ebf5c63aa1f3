/// Disposes of two members, the first one first.
// SAFETY: see `first` and `second`.
final class BinaryDisposable: Cancelable, @unchecked Sendable {
    private let counted = Counted()
    private let disposed = AtomicBool(false)

    // SAFETY: set in `init`, and then touched only by the one thread that turned `disposed` to `true`, or by `deinit`.
    @exclusivity(unchecked) private var first: (any Disposable)?

    // SAFETY: as `first`.
    @exclusivity(unchecked) private var second: (any Disposable)?

    init(_ first: consuming any Disposable, _ second: consuming any Disposable) {
        self.first = first
        self.second = second
    }

    deinit {
        if first != nil {
            Teardown.releaseEach {
                popFirst()
            }
        }
    }

    var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    func dispose() {
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
