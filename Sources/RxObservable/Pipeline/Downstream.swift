internal import RxDisposables

/// The next stage of a sink that somebody may hold after its end, such as the observer of `create` or a group.
///
/// The sink lets go of it at the end, so that whoever holds the sink keeps no finished chain (contract G5).
///
/// It isn't generic, so a sink that has one looks no metadata up for it; a caller of ``send(_:)`` names the type of
/// the elements.
struct Downstream: ~Copyable {
    // Guards the release, for questions from outside the section.
    private let lock = Lock()
    // SAFETY: one reference, from `init` until `release()` or `deinit`. It is unmanaged, since a retain and a release
    // for each element would cost more than the rest of a delivery.
    private var sink: Unmanaged<Upstream>?
    // What watches the subscription after the release, so that late events are still reported for it.
    private var watcherAfterEnd: AnyObject?

    init<Element>(_ sink: Sink<Element>) {
        self.sink = .passRetained(sink)
    }

    deinit {
        sink?.release()
    }

    /// Sends to the sink, which takes elements of the type that it was made with, unless it has been released; in the
    /// section.
    @inline(__always) borrowing func send<Element>(_ event: (Sink<Element>) -> Void) {
        // SAFETY: only the section, which this thread is in, releases the sink. Each owner makes and sends with one
        // type.
        sink?._withUnsafeGuaranteedRef { event(unsafeDowncast($0, to: Sink<Element>.self)) }
    }

    /// Whether events are ignored; on any thread.
    @inline(never) borrowing func isStopped<Element>(for _: Element.Type) -> Bool {
        // The question passes through flags alone: no foreign code is called under the lock (contract L0).
        lock.withLock {
            // SAFETY: the sink isn't released under the lock. Its type is that of its maker, as in `send(_:)`.
            sink?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Sink<Element>.self).isStopped } ?? true
        }
    }

    /// The sink, unless it has been released; on any thread.
    @inline(never) borrowing func current() -> Upstream? {
        // SAFETY: the sink isn't released under the lock, and is retained there.
        lock.withLock { sink?.takeUnretainedValue() }
    }

    /// The watcher of the subscription; on any thread.
    @inline(never) borrowing func watcher() -> AnyObject? {
        current()?.watcher ?? lock.withLock { watcherAfterEnd }
    }

    /// Lets go of the sink; in the section, where nothing is sent from now on.
    @inline(never) mutating func release() {
        guard sink != nil else { return }
        let watcher = Instrumentation.isOn ? current()?.watcher : nil
        let old = lock.withLock {
            watcherAfterEnd = watcher
            return exchange(&sink, with: nil)
        }
        // This may free objects of the user's: outside the lock (contract L0).
        old?.release()
    }
}
