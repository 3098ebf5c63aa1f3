import TestSupport
import Testing

/// Threads that schedule and dispose at the same time, on the schedulers of clocks, actors and tasks.
@Suite(.timeLimit(.minutes(5)))
struct TaskSchedulersStressTests {
    enum Kind: CaseIterable {
        case clock
        case actor
        case task

        var scheduler: any SchedulerType {
            switch self {
            case .clock: ClockScheduler(ContinuousClock())
            case .actor: ActorScheduler(Somebody())
            case .task: TaskScheduler()
            }
        }
    }

    // Contracts G4, L7, T9, T10: an action that isn't disposed of runs once, a disposed one once or never; nothing
    // waits for ever.
    @Test(arguments: Kind.allCases)
    func `disposing races with the clock`(kind: Kind) async throws {
        let scheduler = kind.scheduler
        let runs = LockedValue([Int](repeating: 0, count: 8 * 500))
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let kept = LockedValue(8 * 250)
            do {
                try runConcurrently(threads: 8) { thread in
                    for number in 0..<500 {
                        let index = thread * 500 + number
                        let isKept = number % 2 == 0
                        let disposable = scheduler.scheduleRelative(
                            index,
                            dueTime: .microseconds(number % 7 * 50)
                        ) { index in
                            runs.withLock { $0[index] += 1 }
                            if isKept,
                                kept.withLock({
                                    $0 -= 1; return $0 == 0
                                })
                            {
                                continuation.resume()
                            }
                            return nothing
                        }
                        if !isKept { disposable.dispose() }
                    }
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
        for (index, count) in runs.value.enumerated() {
            #expect(index % 2 == 0 ? count == 1 : count <= 1)
        }
    }

    // Contracts T9, T10: one at a time, and each thread's actions in its order.
    @Test(arguments: [Kind.clock, .actor])
    func `serial schedulers keep the order of each thread`(kind: Kind) async throws {
        let scheduler = kind.scheduler
        let log = Recorder<Int>()
        let running = LockedValue(0)
        let overlaps = LockedValue(0)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let left = LockedValue(8 * 500)
            do {
                try runConcurrently(threads: 8) { thread in
                    for number in 0..<500 {
                        _ = scheduler.schedule(thread * 500 + number) { index in
                            if running.withLock({
                                $0 += 1; return $0 > 1
                            }) {
                                overlaps.withLock { $0 += 1 }
                            }
                            log.record(index)
                            running.withLock { $0 -= 1 }
                            if left.withLock({
                                $0 -= 1; return $0 == 0
                            }) {
                                continuation.resume()
                            }
                            return nothing
                        }
                    }
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
        let order = log.elements
        #expect(overlaps.value == 0)
        for thread in 0..<8 {
            #expect(order.filter { $0 / 500 == thread } == Array(thread * 500..<(thread + 1) * 500))
        }
    }

    // Contract T9: with no action left, no task sleeps.
    @Test func `one alarm at a time, however many threads set it`() async throws {
        for _ in 0..<20 {
            let clock = ManualClock()
            let scheduler = ClockScheduler(clock)
            try runConcurrently(threads: 8) { thread in
                for number in 0..<50 {
                    scheduler.scheduleRelative((), dueTime: .seconds(1000 - thread - number)) {
                        Issue.record("the clock stands still")
                        return nothing
                    }
                    .dispose()
                }
            }
            await clock.waitForSleepers(0)
            let last = scheduler.scheduleRelative((), dueTime: .seconds(5)) { nothing }
            while clock.deadlines != [.seconds(5)] { await Task.yield() }
            last.dispose()
            await clock.waitForSleepers(0)
        }
    }
}

private actor Somebody {}
