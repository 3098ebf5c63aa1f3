import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ClockSchedulerTests {
    // Contract T9
    @Test func `runs in the order of times, and of scheduling where the time is the same`() async {
        let clock = ManualClock()
        let scheduler = ClockScheduler(clock)
        let log = Recorder<Int>()
        await withCheckedContinuation { continuation in
            for (number, seconds) in [(4, 3), (1, 1), (2, 2), (3, 2), (5, 3)] {
                _ = scheduler.scheduleRelative(number, dueTime: .seconds(seconds)) { number in
                    log.record(number)
                    if number == 5 { continuation.resume() }
                    return nothing
                }
            }
            clock.advance(by: .seconds(3))
        }
        #expect(log.elements == [1, 2, 3, 4, 5])
    }

    // Contract T9
    @Test func `an action for now runs after actions that are due`() async {
        let clock = ManualClock()
        let scheduler = ClockScheduler(clock)
        let log = Recorder<String>()
        await withCheckedContinuation { continuation in
            _ = scheduler.scheduleRelative((), dueTime: .seconds(2)) { log.note("later") }
            clock.advance(by: .seconds(2))
            for name in ["now", "now, too", "end"] {
                _ = scheduler.schedule(name) { name in
                    log.record(name)
                    if name == "end" { continuation.resume() }
                    return nothing
                }
            }
        }
        #expect(log.elements == ["later", "now", "now, too", "end"])
    }

    // Contract T9: absolute times: the durations of runs don't add up, and missed runs are left out.
    @Test func `a series keeps its times`() async {
        let clock = ManualClock()
        let scheduler = ClockScheduler(clock)
        let start = clock.now
        let log = Recorder<Duration>()
        let series = SerialDisposable()
        await withCheckedContinuation { continuation in
            series.disposable = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(10)) { run in
                log.record(start.duration(to: clock.now))
                clock.advance(by: .seconds(run == 2 ? 25 : 4))
                if run == 4 {
                    series.dispose()
                    continuation.resume()
                }
                return run + 1
            }
            Task {
                for seconds in [10, 6, 5, 6] {
                    await clock.waitForSleepers(1)
                    clock.advance(by: .seconds(seconds))
                }
            }
        }
        #expect(log.elements == [.seconds(10), .seconds(20), .seconds(50), .seconds(60)])
    }

    // Contract T9
    @Test func `one task sleeps for all waiting actions, and ends with the last`() async {
        let clock = ManualClock()
        let scheduler = ClockScheduler(clock)
        let late = scheduler.scheduleRelative((), dueTime: .seconds(5)) { nothing }
        await clock.waitForSleepers(1)
        let later = scheduler.scheduleRelative((), dueTime: .seconds(9)) { nothing }
        #expect(clock.sleeps == 1)
        let early = scheduler.scheduleRelative((), dueTime: .seconds(2)) { nothing }
        while clock.deadlines != [.seconds(2)] { await Task.yield() }
        early.dispose()
        late.dispose()
        #expect(clock.deadlines == [.seconds(2)])
        later.dispose()
        await clock.waitForSleepers(0)
        #expect(clock.sleeps == 2)
    }

    // Contract T9
    @Test func `a clock that can no longer wait frees waiting actions`() async {
        let clock = ManualClock()
        let scheduler = ClockScheduler(clock)
        let disposable = LockedValue<(any Disposable)?>(nil)
        await withCheckedContinuation { continuation in
            let payload = Disposables.onDeinit { continuation.resume() }
            disposable.value = scheduler.scheduleRelative(payload, dueTime: .seconds(5)) { _ in
                Issue.record("a clock that threw has woken an action")
                return nothing
            }
            Task {
                await clock.waitForSleepers(1)
                clock.fail()
            }
        }
        #expect(disposable.value?.isFinished == true)
    }

    // Contracts A7, L0
    @Test func `a clock may use the scheduler when it is cancelled`() async {
        let scheduler = LockedValue<ClockScheduler?>(nil)
        let log = Recorder<String>()
        await withCheckedContinuation { continuation in
            let clock = ManualClock {
                log.record("cancelled")
                _ = scheduler.value?.schedule(()) {
                    log.record("scheduled")
                    continuation.resume()
                    return nothing
                }
            }
            scheduler.value = ClockScheduler(clock)
            let waiting = scheduler.value?.scheduleRelative((), dueTime: .seconds(5)) { log.note("due") }
            Task {
                await clock.waitForSleepers(1)
                waiting?.dispose()
            }
        }
        #expect(log.elements == ["cancelled", "scheduled"])
    }

    @Test func `shows the time of day`() {
        let clock = ManualClock()
        let scheduler = ClockScheduler(clock)
        let start = scheduler.now
        clock.advance(by: .seconds(60))
        #expect(abs(scheduler.now.timeIntervalSince(start) - 60) < 0.001)
        #expect(abs(ClockScheduler(ContinuousClock()).now.timeIntervalSinceNow) < 30)
        #expect(abs(ClockScheduler(SuspendingClock()).now.timeIntervalSinceNow) < 30)
    }

    @Test func `actions have no task-local values, and the priority of the scheduler`() async {
        let scheduler = ClockScheduler(ContinuousClock(), priority: .high)
        let (name, priority) = await withCheckedContinuation { continuation in
            Names.$current.withValue("caller") {
                _ = scheduler.schedule(()) {
                    continuation.resume(returning: (Names.current, Task.currentPriority))
                    return nothing
                }
            }
        }
        #expect(name == nil)
        #expect(priority == .high)
    }
}

/// A value that tasks inherit.
enum Names {
    @TaskLocal static var current: String?
}

extension Disposables {
    /// An object that calls a closure when it is freed.
    static func onDeinit(_ body: @escaping @Sendable () -> Void) -> some AnyObject & Sendable {
        FarewellPayload(body)
    }
}

private final class FarewellPayload: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    deinit {
        body()
    }
}
