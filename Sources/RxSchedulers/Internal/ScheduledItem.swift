internal import RxDisposables

/// An action that waits for its turn, and the disposable that its scheduler returned for it.
///
/// A subclass has the action: a ``WorkItem`` as a closure, an ``ActionItem`` with its state.
@usableFromInline
// SAFETY: the compiler can't check a class with subclasses; its own fields are `Sendable`. All changes of `status` are
// atomic, and at least acquire and release.
package class ScheduledItem: RepeatableWork, TrampolineItem, @unchecked Sendable {
    private enum Status {
        static let waiting: UInt8 = 0
        static let running: UInt8 = 1
        /// The action has run, and `result` holds the disposable that it returned.
        static let assigned: UInt8 = 2
        /// Disposed of, or nothing is left to be disposed of.
        static let done: UInt8 = 3
    }

    private let counted = Counted()
    private let status = AtomicUInt8(Status.waiting)
    // The disposable that the action returned. It belongs to the thread that changed `status` to `running`; once the
    // status is `assigned`, it belongs to the thread that changes the status again.
    private let result = DisposableBits()

    @usableFromInline
    init() {}

    deinit {
        var rest = result.take()
        Teardown.release(&rest)
    }

    @usableFromInline
    package final var isDisposed: Bool {
        status.load(ordering: .acquiring) == Status.done
    }

    /// Releases the action and runs it.
    ///
    /// It or ``freeAction()`` is called, once, by the thread that moved `status` away from `waiting`: the action is its
    /// own from then on.
    func perform() -> any Disposable {
        Disposables.create()
    }

    /// Releases the action, which will not run.
    func freeAction() {}

    @usableFromInline
    package final func runTurn(on trampoline: Trampoline) -> Bool {
        run()
        return false
    }

    /// Runs the action, unless it has run or has been disposed of.
    package final func run() {
        guard
            status.compareExchange(
                expected: Status.waiting,
                desired: Status.running,
                ordering: .acquiringAndReleasing
            ).exchanged
        else {
            return
        }
        let returned = perform()
        // Most actions return a disposable that has nothing to do. Then no reference is kept, and the item is finished,
        // so that a bag forgets it (G5). The store may follow a disposal, and changes nothing then.
        if returned.isFinished {
            status.store(Status.done, ordering: .releasing)
            return
        }
        // The disposable is stored before the status says so: the thread that changes the status from `assigned` takes
        // it at once.
        result.put(returned)
        let isKept = status.compareExchange(
            expected: Status.running,
            desired: Status.assigned,
            ordering: .acquiringAndReleasing
        ).exchanged
        // The item was disposed of while the action ran: the work that the action started ends here.
        if !isKept, let returned = result.take() { Teardown.dispose(returned) }
    }

    @usableFromInline
    final func runOnce() {
        run()
    }

    @usableFromInline
    package final func dispose() {
        // Mutant torn: "scheduled item: runs, and is disposed of"
        switch status.exchange(Status.done, ordering: .acquiringAndReleasing) {
        case Status.waiting:
            freeAction()
        case Status.assigned:
            if let result = result.take() {
                Teardown.dispose(result)
            }
        default:
            // If the status was `running`, the thread that runs the action finds `done`, and disposes of the action's
            // result.
            break
        }
    }
}

/// An item whose action is a closure.
// SAFETY: `work` belongs to the caller that may call `perform` or `freeAction`.
final class WorkItem: ScheduledItem, @unchecked Sendable {
    private var work: (@Sendable () -> any Disposable)?

    init(_ work: consuming @escaping @Sendable () -> any Disposable) {
        self.work = work
    }

    override func perform() -> any Disposable {
        guard let work else { return Disposables.create() }
        // The closure is released here, so that its captures are freed when the action returns, and not with the item.
        self.work = nil
        return work()
    }

    override func freeAction() {
        work = nil
    }
}
