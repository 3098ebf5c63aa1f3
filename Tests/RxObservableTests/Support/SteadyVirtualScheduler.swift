import Foundation
import TestSupport

/// Virtual time with a readable clock, like that of a queue's timers.
final class SteadyVirtualScheduler: SteadyScheduler {
    private let scheduler: TimerCountingScheduler

    init(_ scheduler: TimerCountingScheduler) {
        self.scheduler = scheduler
    }

    var now: RxTime { scheduler.now }

    var steadyNanoseconds: UInt64 { UInt64((now.timeIntervalSince1970 * 1000).rounded()) * 1_000_000 }

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.schedule(state, action: action)
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    }
}
