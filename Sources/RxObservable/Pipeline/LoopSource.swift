internal import RxDisposables
internal import RxSchedulers
internal import Synchronization

/// A source that sends one element after another on its own account: `of`, `from`, `range`, `generate`,
/// `repeatElement`.
///
/// On the current thread's trampoline it takes turns with whatever else waits there, element by element, as if it
/// scheduled each by itself (contract C8). While nothing else waits it stays in its loop, a thousand times faster. On
/// any other scheduler each element is scheduled by itself.
///
/// One turn runs at a time, and each is scheduled by the one before it, so a source's own fields need no guard.
class LoopSource<Element>: Upstream, TrampolineItem {
    final let downstream: Sink<Element>
    private let disposed = Atomic<Bool>(false)
    private let scheduled = UpstreamSlot()
    // How many wait on the trampoline.
    // SAFETY: set and read by the running turn alone, which the trampoline outlives.
    @exclusivity(unchecked) private var waitingItemCount: UnsafePointer<Int>?

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    /// Sends elements until ``isInterrupted``, or to the end.
    ///
    /// - Returns: Whether there is more to do in a later turn. When there isn't, the terminal event has been sent.
    func advance() -> Bool {
        false
    }

    /// Whether the turn is over: other work waits, or the subscription is over.
    ///
    /// Ask after each element.
    @inline(__always) final var isInterrupted: Bool {
        guard let waitingItemCount else { return true }
        return waitingItemCount.pointee != 0 || disposed.load(ordering: .relaxed)
    }

    final var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Subscribes the downstream and starts.
    ///
    /// - Parameter scheduler: Where to send the elements; `nil` stands for the current thread's trampoline.
    final func start(on scheduler: (any ImmediateSchedulerType)?) {
        downstream.onSubscribe(self)
        guard !isDisposed else { return }
        if let scheduler {
            scheduleTurn(on: scheduler)
        } else {
            // Subscribing runs on the trampoline, so this turn comes when everything has been subscribed to.
            let trampoline = Trampoline.current
            if trampoline.begin() {
                runOnTrampoline()
                trampoline.end()
            } else {
                trampoline.enqueue(self)
            }
        }
    }

    final func runOnTrampoline() {
        guard !isDisposed else { return }
        let trampoline = Trampoline.current
        waitingItemCount = trampoline.waitingItemCount
        if advance(), !isDisposed {
            trampoline.enqueue(self)
        }
    }

    private func scheduleTurn(on scheduler: any ImmediateSchedulerType) {
        let task = scheduler.scheduleRecursive(UncheckedSendable(self)) { source, again in
            guard !source.value.isDisposed, source.value.advance(), !source.value.isDisposed else { return }
            again(source)
        }
        scheduled.replace(DisposableUpstream(task))
    }

    final override func stop() {
        disposed.store(true, ordering: .releasing)
    }

    final override func dispose() {
        stop()
        scheduled.dispose()
    }
}

extension ImmediateSchedulerType {
    /// What ``LoopSource/start(on:)`` takes for this scheduler.
    var forLoop: (any ImmediateSchedulerType)? {
        self is CurrentThreadScheduler ? nil : self
    }
}
