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
        state = Locked(SeriesState(scheduledBy: RescheduledSeries.thread))
        self.work = work
        self.period = period
        self.scheduler = scheduler
    }

    var isDisposed: Bool {
        work.isDisposed
    }

    /// Identifies the calling thread.
    private static var thread: UInt { UInt(bitPattern: Trampoline.current.threadIdentity) }

    func start(after startAfter: RxTimeInterval) {
        proceed(with: schedule(after: startAfter))
    }

    func dispose() {
        work.dispose()
        state.withLock { $0.end() }?.dispose()
    }

    private func proceed(with first: SeriesState.Action) {
        // This is a loop, so that a scheduler that runs everything at once doesn't fill the stack (contract G8).
        var action = first
        while true {
            switch action {
            case .nothing, .dispose: return
            case .schedule: action = schedule(after: period)
            case .run:
                // The next run is scheduled before the work runs, so that the duration of the work doesn't add to the
                // period.
                _ = schedule(after: period)
                work.runOnce()
                action = state.withLock { $0.didRun(on: RescheduledSeries.thread) }
            }
        }
    }

    private func schedule(after dueTime: RxTimeInterval) -> SeriesState.Action {
        guard !isDisposed else { return .nothing }
        var scheduled: (any Disposable)? = scheduler.scheduleRelative(self, dueTime: dueTime) { series in
            series.proceed(with: series.state.withLock { $0.becomeDue(on: RescheduledSeries.thread) })
            return Disposables.create()
        }
        let action = state.withLock { $0.didSchedule(&scheduled, on: RescheduledSeries.thread) }
        if case .dispose = action { scheduled?.dispose() }
        // The scheduler's objects are foreign: they are released here, outside the lock (contract L0).
        extendLifetime(scheduled)
        return action
    }
}

/// The phase of a series of runs, and what a thread does next.
///
/// A run may come due before the call that schedules it has returned: on another thread, or inside that call, if the
/// scheduler doesn't wait. On another thread, it takes the series over, and the call that returns late has nothing left
/// to do. Inside the call, it waits for the call to return.
struct SeriesState {
    private enum Phase {
        /// A run has been scheduled.
        case waiting
        /// The owner is in the call that schedules a run.
        case scheduling
        /// The owner is in that call, and the run has come due inside it.
        case due
        /// The owner runs the work.
        case running
        /// The owner runs the work, and a run that came due meanwhile has been dropped.
        case missedOne
        /// The series has been disposed of.
        case over
    }

    enum Action {
        /// Run the work, and schedule the next run before that.
        case run
        /// Schedule a run.
        case schedule
        /// Dispose of what has been scheduled.
        case dispose
        case nothing
    }

    private var phase = Phase.scheduling
    // The thread that schedules a run or runs the work.
    private var owner: UInt
    private var scheduled: (any Disposable)?

    /// The state of a series whose first run a thread is about to schedule.
    init(scheduledBy thread: UInt) {
        owner = thread
    }

    /// A run has come due on a thread.
    mutating func becomeDue(on thread: UInt) -> Action {
        switch phase {
        case .scheduling, .due:
            if thread != owner { return run(on: thread) }
            phase = .due
            return .nothing
        case .waiting:
            return run(on: thread)
        case .running, .missedOne:
            // Runs don't overlap, and missed runs don't follow in a burst (contract T4).
            // Mutant skip: "interval: two workers"
            phase = .missedOne
            return .nothing
        case .over:
            return .nothing
        }
    }

    private mutating func run(on thread: UInt) -> Action {
        phase = .running
        owner = thread
        return .run
    }

    /// The call that schedules a run has returned.
    ///
    /// - Parameters:
    ///   - disposable: What the call has returned; if that is kept, replaced by what was kept before, for the caller to
    ///     release outside the lock.
    ///   - thread: The thread of the call.
    /// - Returns: What the thread does now.
    mutating func didSchedule(_ disposable: inout (any Disposable)?, on thread: UInt) -> Action {
        if case .over = phase { return .dispose }
        // The run has come due on another thread. What that thread has scheduled is kept.
        guard thread == owner else { return .nothing }
        switch phase {
        case .due: return run(on: thread)
        case .scheduling: phase = .waiting
        case .running, .missedOne: break
        case .waiting, .over: return .nothing
        }
        swap(&scheduled, &disposable)
        return .nothing
    }

    mutating func didRun(on thread: UInt) -> Action {
        guard thread == owner else { return .nothing }
        switch phase {
        case .missedOne:
            // The dropped run has scheduled no other run, so the next one is a period from now.
            phase = .scheduling
            return .schedule
        case .running: phase = .waiting
        case .waiting, .scheduling, .due, .over: break
        }
        return .nothing
    }

    /// The series has been disposed of; returns what is to be disposed of, too.
    mutating func end() -> (any Disposable)? {
        phase = .over
        return exchange(&scheduled, with: nil)
    }
}
