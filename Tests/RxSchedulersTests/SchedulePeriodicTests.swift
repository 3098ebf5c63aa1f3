import Foundation
import RxVirtualTime
import TestSupport
import Testing

/// Periodic actions on schedulers that can only run an action once.
struct SchedulePeriodicTests {
    @Test func `runs at each period of virtual time`() {
        let scheduler = HistoricalScheduler()
        let log = Recorder<String>()
        let series = scheduler.schedulePeriodic(1, startAfter: .seconds(5), period: .seconds(10)) { run in
            log.record("\(run) at \(Int(scheduler.clock.timeIntervalSince1970))")
            return run + 1
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 30))
        #expect(log.elements == ["1 at 5", "2 at 15", "3 at 25"])
        series.dispose()
        scheduler.start()
        #expect(log.count == 3)
    }

    @Test func `the action's own time doesn't add to the period`() {
        let scheduler = HistoricalScheduler()
        let log = Recorder<Int>()
        let series = scheduler.schedulePeriodic((), startAfter: .seconds(10), period: .seconds(10)) {
            log.record(Int(scheduler.clock.timeIntervalSince1970))
            scheduler.sleep(4)
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 35))
        series.dispose()
        #expect(log.elements == [10, 20, 30])
    }

    @Test func `disposing from inside ends it and frees everything`() {
        let scheduler = HistoricalScheduler()
        let series = SerialDisposable()
        let log = Recorder<Int>()
        let isFreed = trackPayload { payload in
            series.disposable = scheduler.schedulePeriodic(payload, startAfter: .seconds(1), period: .seconds(1)) {
                log.record(1)
                series.dispose()
                return $0
            }
        }
        scheduler.start()
        #expect(log.count == 1)
        #expect(isFreed())
    }

    @Test func `disposing before the first run frees everything at once`() {
        let scheduler = HistoricalScheduler()
        let series = LockedValue<(any Disposable)?>(nil)
        let isFreed = trackPayload { payload in
            series.value = scheduler.schedulePeriodic(payload, startAfter: .seconds(1), period: .seconds(1)) { $0 }
        }
        series.value?.dispose()
        #expect(isFreed())
        #expect(series.value?.isFinished == true)
    }

    // Contract T4
    @Test func `a run that becomes due during another one is dropped, and the series continues`() {
        let scheduler = ManualScheduler()
        let log = Recorder<Int>()
        let series = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { run in
            log.record(run)
            if run == 1 {
                // The next run is due before this one has returned, as on a concurrent queue.
                scheduler.runNext()
                #expect(log.count == 1)
            }
            return run + 1
        }
        for _ in 0..<3 {
            scheduler.runNext()
        }
        series.dispose()
        #expect(log.elements == [1, 2, 3])
    }

    // Contract T4
    @Test(.timeLimit(.minutes(5))) func `never overlaps itself when several threads run the scheduler`() throws {
        let scheduler = ManualScheduler()
        let running = LockedValue(0)
        let mostAtATime = LockedValue(0)
        let series = scheduler.schedulePeriodic((), startAfter: .seconds(0), period: .seconds(0)) {
            let now = running.withLock {
                $0 += 1; return $0
            }
            mostAtATime.withLock { $0 = max($0, now) }
            running.withLock { $0 -= 1 }
        }
        try runConcurrently(threads: 4) { _ in
            for _ in 0..<5000 {
                scheduler.runNext()
            }
        }
        series.dispose()
        #expect(mostAtATime.value == 1)
        #expect(scheduler.waiting <= 1)
    }

    // Contract T4
    @Test(.timeLimit(.minutes(5)))
    func `a first run on another thread may precede the return of the scheduling call`() {
        let scheduler = PromptScheduler(prompt: 1)
        let log = Recorder<Int>()
        let series = scheduler.schedulePeriodic(0, startAfter: .seconds(0), period: .seconds(60)) { run in
            log.record(run)
            return run + 1
        }
        #expect(log.elements == [0])
        #expect(scheduler.dueTimes == [.seconds(0), .seconds(60)])
        // The second run is still to come.
        #expect(scheduler.disposed == 0)
        series.dispose()
        #expect(scheduler.disposed == 1)
    }

    // Contract T4
    @Test func `a series of one run may run inside the scheduling call`() {
        let log = Recorder<Int>()
        let scheduler = InlineScheduler()
        let series = scheduler.schedulePeriodic(0, startAfter: .seconds(0), period: .never) { run in
            log.record(run)
            return run + 1
        }
        #expect(log.elements == [0])
        series.dispose()
    }

    // Contracts T4, G8
    @Test func `a scheduler that doesn't wait runs a series to its end, however long, on a flat stack`() {
        let log = Recorder<Int>()
        let series = InlineScheduler(limit: 100_000).schedulePeriodic(0, startAfter: .seconds(0), period: .seconds(0)) {
            run in
            log.record(run)
            return run + 1
        }
        series.dispose()
        // Each run schedules twice: the run that it has missed, which comes at once, and the next one.
        #expect(log.elements == Array(0..<50_000))
    }
}

/// Runs its first actions on another thread, before it returns, and keeps the others.
private final class PromptScheduler: SchedulerType {
    private struct State {
        var prompt: Int
        var dueTimes: [RxTimeInterval] = []
        var disposed = 0
    }

    private let state: LockedValue<State>

    init(prompt: Int) {
        state = LockedValue(State(prompt: prompt))
    }

    var now: RxTime { Date() }
    var dueTimes: [RxTimeInterval] { state.value.dueTimes }
    var disposed: Int { state.value.disposed }

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .seconds(0), action: action)
    }

    func scheduleRelative<StateType: Sendable>(
        _ value: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let isPrompt = state.withLock {
            $0.dueTimes.append(dueTime)
            $0.prompt -= 1
            return $0.prompt >= 0
        }
        guard isPrompt else {
            return Disposables.create { [state] in state.withLock { $0.disposed += 1 } }
        }
        #expect(throws: Never.self) {
            try runConcurrently(threads: 1) { _ in _ = action(value) }
        }
        return Disposables.create()
    }
}

/// Runs scheduled actions in order, on request of a test, as a user's own scheduler might.
private final class ManualScheduler: SchedulerType {
    private let actions = LockedValue<[@Sendable () -> Void]>([])

    var now: RxTime {
        Date()
    }

    var waiting: Int {
        actions.value.count
    }

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        actions.withLock { $0.append { _ = action(state) } }
        return Disposables.create()
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        schedule(state, action: action)
    }

    func runNext() {
        let next = actions.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        next?()
    }
}
