internal import Dispatch

/// A scheduler whose timers run on a clock that can be read, and that nobody sets.
///
/// ``SchedulerType/now`` is what the wall clock shows. Whoever wants to know how much time has passed between two
/// moments of a timer's asks here, if the scheduler can tell.
package protocol SteadyScheduler: SchedulerType {
    /// The time of the clock in nanoseconds, from some moment on.
    var steadyNanoseconds: UInt64 { get }
}

extension SteadyScheduler {
    /// The clock of dispatch timers.
    package var steadyNanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

extension SerialDispatchQueueScheduler: SteadyScheduler {}
extension ConcurrentDispatchQueueScheduler: SteadyScheduler {}
extension ConcurrentMainScheduler: SteadyScheduler {}
