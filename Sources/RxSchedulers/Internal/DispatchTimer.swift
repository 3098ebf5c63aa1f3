internal import Dispatch
internal import RxDisposables

/// A timer of a dispatch queue together with the work that it runs; disposing of it ends both.
///
/// The timer and its handler refer to each other, and so keep themselves alive, until the timer is cancelled.
// SAFETY: see the fields. A dispatch source may be cancelled on any thread.
final class DispatchTimer: Cancelable, @unchecked Sendable {
    private let counted = Counted()
    private let work: any RepeatableWork
    private let timer: any DispatchSourceTimer

    /// How long from one run to the next; `nil` if there is only one.
    private let period: DispatchTimeInterval?

    /// Whether the work has to be disposed of after the last run, and not only the timer.
    ///
    /// Must be `false` for a `ScheduledItem`: disposing of it would dispose of the disposable that its action returned.
    private let disposesOfWork: Bool

    /// Lists the timers of the main queue, for a thread that blocks it.
    private let backlog: MainBacklog?

    // Once the backlog lists the timer, the fields below are accessed only under the backlog's lock.
    /// When the next run is due; kept up to date only for timers of the main queue.
    private(set) var dueTime: DispatchTime
    /// The timer's index in the backlog.
    var place: Int?

    /// Runs an item once, in the order of the queue if there is nothing to wait for.
    static func once(
        _ item: ScheduledItem,
        after dueTime: RxTimeInterval,
        leeway: DispatchTimeInterval,
        on queue: DispatchQueue,
        _ backlog: MainBacklog? = nil
    ) -> any Disposable {
        let timer = DispatchTimer(item, at: .now() + dueTime, period: nil, disposesOfWork: false, on: queue, backlog)
        timer.activate(leeway)
        return timer
    }

    /// Runs work again and again; a handler of one dispatch source never runs twice at the same time.
    static func periodic(
        _ work: any RepeatableWork,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        leeway: DispatchTimeInterval,
        on queue: DispatchQueue,
        _ backlog: MainBacklog? = nil
    ) -> any Disposable {
        guard !startAfter.isEndless else {
            // There will be no run, so the state is freed now.
            work.dispose()
            return work
        }
        let timer = DispatchTimer(
            work,
            at: .now() + (startAfter.isOver ? .nanoseconds(0) : startAfter),
            // With a period of a nanosecond, the runs follow each other as fast as the queue can; missed runs count as
            // one.
            period: period.isEndless ? nil : period.isOver ? .nanoseconds(1) : period,
            disposesOfWork: true,
            on: queue,
            backlog
        )
        timer.activate(leeway)
        return timer
    }

    private init(
        _ work: any RepeatableWork,
        at dueTime: DispatchTime,
        period: DispatchTimeInterval?,
        disposesOfWork: Bool,
        on queue: DispatchQueue,
        _ backlog: MainBacklog?
    ) {
        self.work = work
        self.dueTime = dueTime
        self.period = period
        self.disposesOfWork = disposesOfWork
        self.backlog = backlog
        timer = DispatchSource.makeTimerSource(queue: queue)
    }

    var isDisposed: Bool {
        work.isDisposed
    }

    /// The answer is that of the work, which may be finished before it is disposed of.
    var isFinished: Bool {
        work.isFinished
    }

    func dispose() {
        work.dispose()
        stop()
    }

    /// Runs the work; called in the queue.
    func fire() {
        // A call that blocks main may have fired this timer, while the event of the source waited in the queue.
        if let backlog, !backlog.isDue(self) { return }
        work.runOnce()
        guard period == nil else { return }
        if disposesOfWork { work.dispose() }
        stop()
    }

    /// Moves `dueTime` on to the next run; called by the backlog.
    ///
    /// - Returns: Whether a run is due: not if a thread that blocked main has done it.
    func moveOn(_ now: DispatchTime) -> Bool {
        guard now >= dueTime else { return false }
        guard let period else { return true }
        // The next future time of the series: missed times are dropped, and delays don't accumulate (T4).
        let interval = UInt64(max(1, period.saturatedNanoseconds))
        let missed = (now.uptimeNanoseconds - dueTime.uptimeNanoseconds) / interval
        let next = dueTime.uptimeNanoseconds.addingReportingOverflow((missed + 1) &* interval)
        dueTime = next.overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: next.partialValue)
        return true
    }

    private func stop() {
        // Mutant skip: "queue: a timer, and its disposal"
        timer.cancel()
        backlog?.remove(self)
    }

    private func activate(_ leeway: DispatchTimeInterval) {
        // The handler retains this object. Cancelling the source drops the handler, which breaks the cycle.
        timer.setEventHandler { self.fire() }
        timer.schedule(deadline: dueTime, repeating: period ?? .never, leeway: leeway)
        // The timer is listed before it can fire: `stop()` of a timer that isn't listed yet would find nothing to
        // remove, and it would then stay in the list.
        backlog?.add(self)
        timer.activate()
    }
}
