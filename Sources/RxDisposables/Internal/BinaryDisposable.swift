/// Disposes of two members, the first one first.
final class BinaryDisposable: Cancelable {
    private let counted = Counted()
    private let disposed = AtomicBool(false)

    // Put there by `init`, and then touched only by the one thread that turned `disposed` to `true`, or by `deinit`.
    private let first: DisposableBits
    private let second: DisposableBits

    init(_ first: consuming any Disposable, _ second: consuming any Disposable) {
        self.first = DisposableBits(first)
        self.second = DisposableBits(second)
    }

    deinit {
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
