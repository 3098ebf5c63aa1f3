internal import RxDisposables

/// The next stage of a sink that somebody may hold after its end, such as the observer of `create` or a group.
///
/// The sink lets go of it at the end, so that whoever holds the sink keeps no finished chain (contract G5).
///
/// It isn't generic, so a sink that has one looks no metadata up for it; a caller of ``send(_:)`` names the type of
/// the elements.
struct Downstream: ~Copyable {
    // The sink, as a retained reference, from `init` until `release()` or `deinit`; 0 afterwards. A retain and a
    // release for each element would cost more than the rest of a delivery.
    private let word: AtomicUInt
    // What watches the subscription after the release, so that late events are still reported for it. Its lock guards
    // the release, for questions from outside the section.
    private let watcherAfterEnd = Locked<AnyObject?>(nil)

    init<Element>(_ sink: Sink<Element>) {
        // SAFETY: `release()` or `deinit` balances the retain.
        word = AtomicUInt(UInt(bitPattern: Unmanaged<Upstream>.passRetained(sink).toOpaque()))
    }

    deinit {
        Self.reference(word.load(ordering: .relaxed))?.release()
    }

    /// Sends to the sink, which takes elements of the type that it was made with, unless it has been released; in the
    /// section.
    @inline(__always) borrowing func send<Element>(_ event: (Sink<Element>) -> Void) {
        // SAFETY: only the section, which this thread is in, releases the sink.
        Self.reference(word.load(ordering: .relaxed))?._withUnsafeGuaranteedRef {
            // SAFETY: each owner makes and sends with one type.
            event(unsafeDowncast($0, to: Sink<Element>.self))
        }
    }

    /// Whether events are ignored; on any thread.
    @inline(never) borrowing func isStopped<Element>(for _: Element.Type) -> Bool {
        // The question passes through flags alone: no foreign code is called under the lock (contract L0).
        watcherAfterEnd.withLock { _ in
            // SAFETY: the sink isn't released under the lock.
            Self.reference(word.load(ordering: .relaxed))?._withUnsafeGuaranteedRef {
                // SAFETY: its type is that of its maker, as in `send(_:)`.
                unsafeDowncast($0, to: Sink<Element>.self).isStopped
            } ?? true
        }
    }

    /// The sink, unless it has been released; on any thread.
    @inline(never) borrowing func current() -> Upstream? {
        // SAFETY: the sink isn't released under the lock, and is retained there.
        watcherAfterEnd.withLock { _ in Self.reference(word.load(ordering: .relaxed))?.takeUnretainedValue() }
    }

    /// The watcher of the subscription; on any thread.
    @inline(never) borrowing func watcher() -> AnyObject? {
        current()?.watcher ?? watcherAfterEnd.withLock { $0 }
    }

    /// Lets go of the sink; in the section, where nothing is sent from now on.
    @inline(never) borrowing func release() {
        guard word.load(ordering: .relaxed) != 0 else { return }
        if Instrumentation.isOn, let watcher = current()?.watcher { watcherAfterEnd.withLock { $0 = watcher } }
        let old = watcherAfterEnd.withLock { _ in word.exchange(0, ordering: .relaxed) }
        // SAFETY: the retain of `init`. This may free objects of the user's: outside the lock (contract L0).
        Self.reference(old)?.release()
    }

    // SAFETY: `init` has stored a reference to a sink.
    @inline(__always) private static func reference(_ word: UInt) -> Unmanaged<Upstream>? {
        // SAFETY: see above.
        UnsafeRawPointer(bitPattern: word).map { .fromOpaque($0) }
    }
}
