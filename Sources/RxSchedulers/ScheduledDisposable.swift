public import RxDisposables

/// Disposes of another disposable on a scheduler.
///
/// ```swift
/// let onMain = ScheduledDisposable(scheduler: MainScheduler.instance, disposable: observation)
/// onMain.dispose()  // from any thread; `observation` ends on the main thread
/// ```
public final class ScheduledDisposable: Cancelable {
    private let counted = Counted()

    /// The scheduler on which the other one is disposed of.
    public let scheduler: any ImmediateSchedulerType

    // There are two states: the call sets `isCalled`, and the slot is emptied later, on the scheduler.
    private let isCalled = AtomicBool(false)
    private let slot: DisposableSlot

    /// Makes a disposable of another one.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler on which to dispose of the other one.
    ///   - disposable: The disposable to dispose of; it is freed after that.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        slot = DisposableSlot(disposable)
    }

    /// Whether `dispose()` has been called; the scheduler may not have disposed of the other one yet.
    public var isDisposed: Bool {
        isCalled.load(ordering: .acquiring)
    }

    /// Schedules that the other one is disposed of, once; further calls do nothing.
    public func dispose() {
        guard !isCalled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        _ = scheduler.schedule(self) { this in
            this.slot.dispose()
            return Disposables.create()
        }
    }
}
