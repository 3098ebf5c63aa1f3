internal import RxDisposables

/// Periodic runs on a scheduler that knows only how to run something once.
///
/// The thread that moves `status` to `busy` schedules the next run and runs the work, so there is never more than one
/// of them. A run that comes due meanwhile only leaves a note, drops out, and is followed by one that is a period
/// later.
final class RescheduledSeries: Cancelable {
    // A number, as an enum in an atomic brings conformances into each program.
    private let status = AtomicUInt8(SeriesStatus.busy.rawValue)
    private let armed = SerialDisposable()
    private let work: any RepeatableWork
    private let period: RxTimeInterval
    private let scheduler: any SchedulerType

    init(_ work: any RepeatableWork, period: RxTimeInterval, scheduler: any SchedulerType) {
        self.work = work
        self.period = period
        self.scheduler = scheduler
    }

    var isDisposed: Bool {
        work.isDisposed
    }

    func start(after startAfter: RxTimeInterval) {
        arm(startAfter)
        becomeFree()
    }

    func dispose() {
        work.dispose()
        armed.dispose()
    }

    private func arm(_ dueTime: RxTimeInterval) {
        guard !isDisposed else { return }
        armed.disposable = scheduler.scheduleRelative(self, dueTime: dueTime) { series in
            series.comeDue()
            return Disposables.create()
        }
    }

    private func comeDue() {
        while true {
            if move(from: .free, to: .busy) {
                arm(period)
                work.runOnce()
                becomeFree()
                return
            }
            if move(from: .busy, to: .busyAndMissedOne) {
                return
            }
        }
    }

    private func becomeFree() {
        while !move(from: .busy, to: .free) {
            status.store(SeriesStatus.busy.rawValue, ordering: .releasing)
            arm(period)
        }
    }

    private func move(from expected: SeriesStatus, to desired: SeriesStatus) -> Bool {
        status.compareExchange(
            expected: expected.rawValue,
            desired: desired.rawValue,
            ordering: .acquiringAndReleasing
        ).exchanged
    }
}

private enum SeriesStatus: UInt8 {
    case free
    case busy
    case busyAndMissedOne
}
