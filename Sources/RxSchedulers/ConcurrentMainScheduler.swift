public import Foundation
public import RxDisposables

/// Runs actions on the main queue, inline whenever it is called on main, even while others wait.
///
/// It is meant for `subscribe(on:)`, where nothing depends on the order; for `observe(on:)`, use ``MainScheduler``.
///
/// ```swift
/// let loaded = downloads.subscribe(on: ConcurrentMainScheduler.instance)  // starts on the main thread
/// ```
public final class ConcurrentMainScheduler: SchedulerType {
    /// A number of seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time as the wall clock shows it.
    public typealias Time = Date

    /// The shared instance.
    public static let instance = ConcurrentMainScheduler()

    private let main = MainScheduler.asyncInstance

    private init() {}

    /// The time of day.
    public var now: Date {
        main.now
    }

    /// Runs an action: inline on main; from elsewhere, after everything that waits in the main queue.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        guard MainQueue.isCurrent else { return main.schedule(state, action: action) }
        return action(state)
    }

    /// Runs an action on the main queue after a delay; never inline.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        main.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs an action on the main queue again and again.
    @_disfavoredOverload
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        main.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
