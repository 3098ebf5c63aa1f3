public import Foundation

/// Virtual time that counts its timers, and calls a closure when it is asked for the time or a timer.
public final class TimerCountingScheduler: SchedulerType {
    private struct Counts: Sendable {
        var (started, armed, peak) = (0, 0, 0)
    }

    /// The closure; while it runs, it isn't called again.
    public let whenAsked = LockedValue<(@Sendable () -> Void)?>(nil)
    private let scheduler: any SchedulerType
    private let isAsking = LockedValue(false)
    private let counts = LockedValue(Counts())

    /// Makes a scheduler from one with virtual time.
    public init(_ scheduler: any SchedulerType) {
        self.scheduler = scheduler
    }

    /// The number of timers so far.
    public var timers: Int { counts.value.started }

    /// The number of armed timers.
    public var armedTimers: Int { counts.value.armed }

    /// The largest number of timers that have been armed at once.
    public var peak: Int { counts.value.peak }

    /// The virtual time.
    public var now: RxTime {
        ask()
        return scheduler.now
    }

    private func ask() {
        guard !isAsking.value else { return }
        isAsking.value = true
        whenAsked.value?()
        isAsking.value = false
    }

    /// Schedules an action without a time, which isn't counted.
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.schedule(state, action: action)
    }

    /// Arms a timer.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        ask()
        let counts = counts
        counts.withLock { counts in
            counts.started += 1
            counts.armed += 1
            counts.peak = max(counts.peak, counts.armed)
        }
        let end = Disposables.create { counts.withLock { $0.armed -= 1 } }
        let timer = scheduler.scheduleRelative(state, dueTime: dueTime) { state in
            end.dispose()
            return action(state)
        }
        return Disposables.create {
            end.dispose()
            timer.dispose()
        }
    }
}
