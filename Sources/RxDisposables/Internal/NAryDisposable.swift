/// Disposes of any number of members, in order.
final class NAryDisposable: Cancelable {
    private let counted = Counted()
    private let disposed = AtomicBool(false)
    // Only the flag decides which thread removes the members. With the lock, the compiler can check that the class is
    // `Sendable`; it is locked once.
    private let members: Locked<RingBuffer<any Disposable>>

    init(_ members: consuming RingBuffer<any Disposable>) {
        self.members = Locked(members)
    }

    deinit {
        // The load is relaxed, since nothing else refers to this object now.
        if !disposed.load(ordering: .relaxed) {
            var rest = removeMembers()
            Teardown.releaseEach {
                rest.popFirst()
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
        // The members are moved into this stack frame, so that the actions run outside the lock, and each member is
        // freed right after its disposal.
        var members = removeMembers()
        Teardown.disposeEach {
            members.popFirst()
        }
    }

    private func removeMembers() -> RingBuffer<any Disposable> {
        members.withLock { exchange(&$0, with: RingBuffer()) }
    }
}
