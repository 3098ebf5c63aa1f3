/// Disposes of any number of members, in order.
// SAFETY: see `members`.
final class NAryDisposable: Cancelable, @unchecked Sendable {
    private let counted = Counted()
    private let disposed = AtomicBool(false)

    // SAFETY: set in `init`, and then touched only by the one thread that turned `disposed` to `true`, or by `deinit`.
    @exclusivity(unchecked) private var members: RingBuffer<any Disposable>

    init(_ members: consuming RingBuffer<any Disposable>) {
        self.members = members
    }

    deinit {
        if !members.isEmpty {
            Teardown.releaseEach {
                members.popFirst()
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
            members.popFirst()
        }
    }
}
