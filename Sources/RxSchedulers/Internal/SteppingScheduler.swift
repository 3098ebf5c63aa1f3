/// A scheduler on which each event that crosses it is an action of its own (contract T8).
///
/// On other schedulers, operators deliver several events in one action where that is cheaper. In virtual time that
/// would show: a scheduler may count each action as a step in time, and tests are written with those times.
package protocol SteppingScheduler: SchedulerType, OrderedScheduler {}

extension ImmediateSchedulerType {
    /// Whether each event is to be an action of its own.
    ///
    /// Ask once for a subscription.
    package var isStepping: Bool { worker is any SteppingScheduler }
}
