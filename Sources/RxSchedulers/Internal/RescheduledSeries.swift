internal import RxDisposables

/// Periodic runs on a scheduler that knows only how to run something once.
///
/// The thread that moves `status` to `busy` schedules the next run and runs the work, so there is never more than one
/// of them. A run that comes due meanwhile only leaves a note, drops out, and is followed by one that is a period
/// later.
final class RescheduledSeries: Cancelable {
    // Busy until `start` has armed the first run. See `arm`.
    private let status = Atomic8<SeriesStatus>(.busy)
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
        // The caller is the busy one. A run that comes due inside this call, or on another thread before the
        // assignment, finds that and arms nothing. Else its newer timer would be replaced by this one, and disposed of.
        armed.disposable = scheduler.scheduleRelative(self, dueTime: dueTime) { series in
            series.comeDue()
            return Disposables.create()
        }
    }

    private func comeDue() {
        while true {
            if move(from: .free, to: .busy) {
                // Armed before the work runs, so that its own time doesn't add to the period.
                arm(period)
                work.runOnce()
                becomeFree()
                return
            }
            // Another run is at work: this one drops out, so that none overlap and no burst follows (T4). If neither
            // move succeeds, the state has changed between the two, and the loop looks again.
            if move(from: .busy, to: .busyAndMissedOne) {
                return
            }
        }
    }

    private func becomeFree() {
        // A run has dropped out. It had armed nothing, so the next one is armed here, a period from now.
        while !move(from: .busy, to: .free) {
            status.store(.busy, ordering: .releasing)
            arm(period)
        }
    }

    private func move(from expected: SeriesStatus, to desired: SeriesStatus) -> Bool {
        status.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }
}

private enum SeriesStatus: UInt8 {
    case free
    case busy
    case busyAndMissedOne
}
