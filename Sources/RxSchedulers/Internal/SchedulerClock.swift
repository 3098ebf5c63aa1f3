/// A Swift clock that shows a scheduler's time.
///
/// A ``ClockScheduler`` on it delegates its work to that scheduler: work scheduled through either has one order, and in
/// virtual time no task has to be awaited.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
package protocol SchedulerClock: Clock where Duration == Swift.Duration {
    /// The scheduler that moves this clock.
    var mover: any SchedulerType { get }
}

/// A scheduler that may leave its work to another one.
package protocol DelegatingScheduler: ImmediateSchedulerType {
    /// The scheduler that does the work; `nil` if the conforming scheduler does it itself.
    var delegate: (any SchedulerType)? { get }
}

extension ImmediateSchedulerType {
    /// The scheduler that runs this scheduler's work; the worker's kind decides.
    var worker: any ImmediateSchedulerType { (self as? any DelegatingScheduler)?.delegate ?? self }
}
