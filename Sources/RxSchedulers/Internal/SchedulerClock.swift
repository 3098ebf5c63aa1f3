/// A clock of Swift's whose time is that of a scheduler.
///
/// A ``ClockScheduler`` leaves its work to that scheduler then: what is scheduled through the one and through the other
/// has one order, and in virtual time nobody has to wait for a task.
package protocol SchedulerClock: Clock where Duration == Swift.Duration {
    /// The scheduler that moves this clock.
    var mover: any SchedulerType { get }
}

/// A scheduler that may leave its work to another one.
protocol DelegatingScheduler: ImmediateSchedulerType {
    /// Who does the work; `nil` if this scheduler does it.
    var delegate: (any SchedulerType)? { get }
}

extension ImmediateSchedulerType {
    /// Who does the work that this scheduler is given: it is that one's kind which counts.
    var worker: any ImmediateSchedulerType { (self as? any DelegatingScheduler)?.delegate ?? self }
}
