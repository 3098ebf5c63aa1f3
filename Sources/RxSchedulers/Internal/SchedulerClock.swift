/// A clock of Swift's whose time is that of a scheduler.
///
/// A ``ClockScheduler`` leaves its work to that scheduler then: what is scheduled through the one and through the other
/// has one order, and in virtual time no task has to be waited for.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
package protocol SchedulerClock: Clock where Duration == Swift.Duration {
    /// The scheduler that moves this clock.
    var mover: any SchedulerType { get }
}

/// A scheduler that may leave its work to another one.
package protocol DelegatingScheduler: ImmediateSchedulerType {
    /// The scheduler that does the work; `nil` if this one does it.
    var delegate: (any SchedulerType)? { get }
}

extension ImmediateSchedulerType {
    /// The scheduler that does the work that this one is given; its kind is the one that counts.
    var worker: any ImmediateSchedulerType { (self as? any DelegatingScheduler)?.delegate ?? self }
}
