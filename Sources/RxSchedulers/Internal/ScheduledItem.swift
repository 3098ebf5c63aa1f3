internal import RxDisposables
internal import Synchronization

/// An action that waits for its turn, and the disposable that its scheduler returned for it.
// SAFETY: see the fields. All moves of `status` are atomic, and at least acquire and release.
final class ScheduledItem: RepeatableWork, TrampolineItem, @unchecked Sendable {
    private enum Status {
        static let waiting: UInt8 = 0
        static let running: UInt8 = 1
        /// The action has run, and `result` holds what it returned.
        static let assigned: UInt8 = 2
        /// Disposed of, or nothing is left to be disposed of.
        static let done: UInt8 = 3
    }

    private let counted = Counted()
    private let status = Atomic<UInt8>(Status.waiting)
    // SAFETY: the thread that moves `status` away from `waiting` owns it, runs it or drops it; no other touches it from
    // then on.
    @exclusivity(unchecked) private var work: (@Sendable () -> any Disposable)?
    // SAFETY: it belongs to the thread that moved `status` to `running`, and from `assigned` on to the one that moves
    // it away from there.
    @exclusivity(unchecked) private var result: (any Disposable)?

    init(_ work: consuming @escaping @Sendable () -> any Disposable) {
        self.work = work
    }

    deinit {
        Teardown.release(&result)
    }

    var isDisposed: Bool {
        status.load(ordering: .acquiring) == Status.done
    }

    func runOnTrampoline() {
        run()
    }

    /// Runs the action, unless it has run or has been disposed of.
    func run() {
        guard
            status.compareExchange(
                expected: Status.waiting,
                desired: Status.running,
                ordering: .acquiringAndReleasing
            ).exchanged, let work = work.take()
        else {
            return
        }
        let result = work()
        if result.isFinished {
            status.store(Status.done, ordering: .releasing)
            return
        }
        self.result = result
        let isKept = status.compareExchange(
            expected: Status.running,
            desired: Status.assigned,
            ordering: .acquiringAndReleasing
        ).exchanged
        if !isKept {
            self.result = nil
            Teardown.dispose(result)
        }
    }

    func runOnce() {
        run()
    }

    func dispose() {
        switch status.exchange(Status.done, ordering: .acquiringAndReleasing) {
        case Status.waiting:
            work = nil
        case Status.assigned:
            if let result = result.take() {
                Teardown.dispose(result)
            }
        default:
            break
        }
    }
}
