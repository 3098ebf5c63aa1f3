internal import RxDisposables

/// Periodic runs on a scheduler that knows only how to run something once.
///
/// There is never more than one run, and never more than one that is scheduled. ``SeriesState`` decides which thread
/// runs and which one schedules.
final class RescheduledSeries: Cancelable {
    private let state: Locked<SeriesState>
    private let work: any RepeatableWork
    private let period: RxTimeInterval
    private let scheduler: any SchedulerType

    /// Makes a series, which the calling thread starts.
    init(_ work: any RepeatableWork, period: RxTimeInterval, scheduler: any SchedulerType) {
        state = Locked(SeriesState(scheduledBy: ThreadIdentity.current))
        self.work = work
        self.period = period
        self.scheduler = scheduler
    }

    var isDisposed: Bool {
        work.isDisposed
    }

    func start(after startAfter: RxTimeInterval) {
        proceed(with: schedule(after: startAfter))
    }

    func dispose() {
        work.dispose()
        state.withLock { $0.end() }?.dispose()
    }

    private func proceed(with first: SeriesState.Action) {
        // A loop, so that a scheduler that runs everything at once doesn't fill the stack (contract G8).
        var action = first
        while true {
            switch action {
            case .nothing: return
            case .schedule: action = schedule(after: period)
            case .run:
                // Scheduled before the work runs, so that its own time doesn't add to the period.
                _ = schedule(after: period)
                work.runOnce()
                action = state.withLock { $0.hasRun(on: ThreadIdentity.current) }
            }
        }
    }

    private func schedule(after dueTime: RxTimeInterval) -> SeriesState.Action {
        guard !isDisposed else { return .nothing }
        let scheduled = scheduler.scheduleRelative(self, dueTime: dueTime) { series in
            series.proceed(with: series.state.withLock { $0.comeDue(on: ThreadIdentity.current) })
            return Disposables.create()
        }
        var former: (any Disposable)?
        let (action, isKept) = state.withLock { $0.hasScheduled(scheduled, on: ThreadIdentity.current, &former) }
        if !isKept { scheduled.dispose() }
        // The scheduler's objects are foreign: they end here, outside the lock (contract L0).
        extendLifetime(former)
        return action
    }
}

/// The state of a series of runs, and the next step.
///
/// A run may come due before the call that schedules it has returned: on another thread, or inside that call, if the
/// scheduler doesn't wait. On another thread, it takes the series over, and the call that returns late has nothing left
/// to do. Inside the call, it waits for the call to return.
struct SeriesState {
    enum Phase: Equatable {
        /// A run has been scheduled.
        case waiting
        /// A thread is in the call that schedules a run; that run may have come due inside the call.
        case scheduling(thread: UInt, isDue: Bool = false)
        /// A thread is at work; a run that came due meanwhile has dropped out.
        case running(thread: UInt, hasMissedOne: Bool = false)
        /// The series has been disposed of.
        case over
    }

    enum Action {
        /// Run the work, and schedule the next run before that.
        case run
        /// Schedule a run.
        case schedule
        case nothing
    }

    private(set) var phase: Phase
    private var scheduled: (any Disposable)?

    /// The state of a series whose first run a thread is about to schedule.
    init(scheduledBy thread: UInt) {
        phase = .scheduling(thread: thread)
    }

    /// A run has come due on a thread.
    mutating func comeDue(on thread: UInt) -> Action {
        switch phase {
        case .scheduling(thread, _):
            phase = .scheduling(thread: thread, isDue: true)
            return .nothing
        case .waiting, .scheduling:
            phase = .running(thread: thread)
            return .run
        case .running(let owner, _):
            // Runs don't overlap, and missed runs don't follow in a burst (contract T4).
            phase = .running(thread: owner, hasMissedOne: true)
            return .nothing
        case .over:
            return .nothing
        }
    }

    /// The call that schedules a run has returned.
    ///
    /// - Parameters:
    ///   - disposable: The disposable that the call has returned.
    ///   - thread: The thread of the call.
    ///   - former: Receives the former disposable, for the caller to release outside the lock.
    /// - Returns: The thread's next step, and whether the disposable is kept or not needed. Else it is disposed of.
    mutating func hasScheduled(
        _ disposable: any Disposable,
        on thread: UInt,
        _ former: inout (any Disposable)?
    ) -> (action: Action, isKept: Bool) {
        switch phase {
        case .scheduling(thread, isDue: true):
            phase = .running(thread: thread)
            return (.run, true)
        case .scheduling(thread, isDue: false):
            phase = .waiting
        case .running(thread, _):
            break
        case .waiting, .scheduling, .running:
            // The run has come due on another thread. The disposable of the run scheduled after it stays.
            return (.nothing, true)
        case .over:
            return (.nothing, false)
        }
        former = scheduled
        scheduled = disposable
        return (.nothing, true)
    }

    /// The work has run on a thread.
    mutating func hasRun(on thread: UInt) -> Action {
        switch phase {
        case .running(thread, hasMissedOne: true):
            // The run that dropped out has scheduled none, so the next one is a period from now.
            phase = .scheduling(thread: thread)
            return .schedule
        case .running(thread, hasMissedOne: false):
            phase = .waiting
            return .nothing
        case .waiting, .scheduling, .running, .over:
            return .nothing
        }
    }

    /// The series has been disposed of.
    ///
    /// - Returns: The disposable to dispose of as well.
    mutating func end() -> (any Disposable)? {
        phase = .over
        defer { scheduled = nil }
        return scheduled
    }
}
