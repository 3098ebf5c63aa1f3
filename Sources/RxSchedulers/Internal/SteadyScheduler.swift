internal import Dispatch
internal import Foundation

/// A scheduler whose timers run on a readable clock that is never set.
///
/// ``SchedulerType/now`` shows the wall clock. A timer that measures elapsed time uses this monotonic clock, if its
/// scheduler has one.
package protocol SteadyScheduler: SchedulerType {
    /// The time of the clock in nanoseconds, from some moment on.
    var steadyNanoseconds: UInt64 { get }
}

extension SteadyScheduler {
    /// The clock of dispatch timers.
    package var steadyNanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

extension SchedulerType {
    /// This scheduler or its delegate, if that has a readable monotonic clock.
    package var steady: (any SteadyScheduler)? { worker as? any SteadyScheduler }
}

/// The clock of a scheduler's timers; ``SchedulerType/now`` if that clock can't be read.
package struct TimerClock: Sendable {
    private let scheduler: any SchedulerType
    private let steady: (any SteadyScheduler)?

    /// Takes the clock of a scheduler.
    package init(of scheduler: any SchedulerType) {
        self.scheduler = scheduler
        steady = scheduler.steady
    }

    /// The time in nanoseconds, from some moment on.
    package var nanoseconds: Int64 {
        if let steady { return Int64(clamping: steady.steadyNanoseconds) }
        return Int64(max(-9e18, min(9e18, scheduler.now.timeIntervalSinceReferenceDate * 1e9)))
    }

    /// Whether some time has passed since a reading of ``nanoseconds``.
    package func hasPassed(_ time: RxTimeInterval, since start: Int64) -> Bool {
        hasPassed(time, since: start, at: nanoseconds)
    }

    /// Whether some time has passed between two readings of ``nanoseconds``.
    package func hasPassed(_ time: RxTimeInterval, since start: Int64, at now: Int64) -> Bool {
        // A date is exact only to a fraction of a microsecond.
        let tolerance: Int64 = steady == nil ? 1_000 : 0
        return now &- start &+ tolerance >= time.saturatedNanoseconds
    }
}

extension SerialDispatchQueueScheduler: SteadyScheduler {}
extension ConcurrentDispatchQueueScheduler: SteadyScheduler {}
extension ConcurrentMainScheduler: SteadyScheduler {}
