import RxVirtualTime
import TestSupport
import Testing

/// Virtual time with many threads and many actions, and its traps.
@Suite(.timeLimit(.minutes(5)))
struct VirtualTimeSchedulerScaleTests {
    private let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Seconds())

    // Contract T3
    @Test func `runs one action at a time, whichever threads schedule and start`() throws {
        let scheduler = scheduler
        let running = LockedValue(0)
        let mostAtATime = LockedValue(0)
        let runs = LockedValue(0)
        try runConcurrently(threads: 4) { thread in
            for number in 0..<500 {
                _ = scheduler.scheduleAbsoluteVirtual((), time: number) {
                    let now = running.withLock {
                        $0 += 1; return $0
                    }
                    mostAtATime.withLock { $0 = max($0, now) }
                    runs.withLock { $0 += 1 }
                    running.withLock { $0 -= 1 }
                    return nothing
                }
                if number % 50 == thread {
                    scheduler.start()
                    _ = scheduler.debugDescription
                    scheduler.sleep(1)
                }
            }
            scheduler.start()
        }
        scheduler.start()
        #expect(mostAtATime.value == 1)
        #expect(runs.value == 2000)
    }

    // Contract L0
    @Test func `converts and compares without a lock`() {
        let converter = Reentrant()
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
        converter.scheduler.value = scheduler
        for time in [3, 1, 2] {
            _ = scheduler.scheduleRelative((), dueTime: .seconds(time)) { nothing }
        }
        scheduler.start()
        #expect(scheduler.clock == 3)
        converter.scheduler.value = nil
    }

    // Contract T3
    @Test func `a hundred thousand actions at one instant take n log n comparisons`() {
        let converter = Counting()
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
        for _ in 0..<100_000 {
            _ = scheduler.scheduleAbsoluteVirtual((), time: 1) { nothing }
        }
        scheduler.start()
        #expect(converter.comparisons.value < 100_000 * 40)  // 17 levels, and what a debug build checks
    }

    // Contract T3
    @Test func `cancelled timers don't accumulate`() {
        let scheduler = scheduler
        let most = LockedValue(0)
        _ = scheduler.scheduleRecursive(0) { [weak scheduler] number, recurse in
            scheduler?.scheduleRelative((), dueTime: .seconds(3600)) { nothing }.dispose()
            let description = scheduler?.debugDescription ?? ""
            let waiting = description.split(separator: " ").firstIndex(of: "waiting,").flatMap { index in
                Int(description.split(separator: " ")[index - 1])
            }
            most.withLock { $0 = max($0, waiting ?? .max) }
            if number < 10000 {
                recurse(number + 1)
            }
        }
        scheduler.start()
        #expect(most.value < 200)
    }

    // MARK: - Traps

    @Test func `advancing from inside of an action traps with the remedy`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Seconds())
            _ = scheduler.schedule(()) {
                scheduler.advanceTo(5); return nothing
            }
            scheduler.start()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Schedule an action for that time"))
    }

    @Test func `sleeping backwards traps with the remedy`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = VirtualTimeScheduler(initialClock: 7, converter: Seconds())
            scheduler.sleep(-1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("from 7 back to 6"))
    }
}
