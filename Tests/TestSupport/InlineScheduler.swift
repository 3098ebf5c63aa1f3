public import Foundation

/// A scheduler that never waits: each action runs inside the call that schedules it, whatever its time.
public final class InlineScheduler: SchedulerType {
    private let limit: Int
    private let calls = LockedValue(0)

    /// Makes a scheduler.
    ///
    /// - Parameter limit: How many calls with a time run their action; later ones, and those with `.never`, run none.
    public init(limit: Int = .max) {
        self.limit = limit
    }

    /// The time of day.
    public var now: RxTime { Date() }

    /// Runs an action.
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        action(state)
    }

    /// Runs an action at once.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let count = calls.increment()
        guard dueTime != .never, count <= limit else { return Disposables.create() }
        return action(state)
    }
}
