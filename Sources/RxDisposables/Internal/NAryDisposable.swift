/// Disposes of any number of members, in order.
final class NAryDisposable: Cancelable {
    private let counted = Counted()
    private let disposed = AtomicBool(false)
    private let members: Locked<RingBuffer<any Disposable>>

    init(_ members: consuming RingBuffer<any Disposable>) {
        self.members = Locked(members)
    }

    deinit {
        if !disposed.load(ordering: .relaxed) {
            var rest = takeMembers()
            Teardown.releaseEach {
                rest.popFirst()
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
        var members = takeMembers()
        Teardown.disposeEach {
            members.popFirst()
        }
    }

    private func takeMembers() -> RingBuffer<any Disposable> {
        members.withLock { exchange(&$0, with: RingBuffer()) }
    }
}
