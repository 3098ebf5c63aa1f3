import Foundation
import RxDisposables
import RxSchedulers
import TestSupport

/// Virtual time, with a count of the timers that are armed.
final class TimerCountingScheduler: SchedulerType {
    private let scheduler: any SchedulerType
    private let armed = LockedValue(0)
    private let started = LockedValue(0)

    init(_ scheduler: any SchedulerType) {
        self.scheduler = scheduler
    }

    /// The number of armed timers.
    var armedTimers: Int { armed.value }

    /// The number of timers so far.
    var timers: Int { started.value }

    var now: RxTime { scheduler.now }

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
        let armed = armed
        started.withLock { $0 += 1 }
        armed.withLock { $0 += 1 }
        let isOver = LockedValue(false)
        let end: @Sendable () -> Void = {
            guard !isOver.withLock({ exchange(&$0, with: true) }) else { return }
            armed.withLock { $0 -= 1 }
        }
        let timer = scheduler.scheduleRelative(state, dueTime: dueTime) { state in
            end()
            return action(state)
        }
        return Disposables.create {
            end()
            timer.dispose()
        }
    }
}

private func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
    let old = value
    value = new
    return old
}
