import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TestClockTests {
    let scheduler = TestScheduler()

    @Test func `shows the virtual time`() {
        let scheduler = TestScheduler(initialClock: 10, resolution: 0.5)
        let testClock = scheduler.testClock
        #expect(testClock.now.offset == .seconds(5))
        #expect(testClock.minimumResolution == .milliseconds(500))
        scheduler.advanceTo(12)
        #expect(testClock.now == TestClock.Instant(offset: .seconds(6)))
        #expect(testClock.now.duration(to: testClock.now.advanced(by: .seconds(2))) == .seconds(2))
    }

    @Test func `a sleeper wakes in its tick`() async throws {
        let testClock = scheduler.testClock
        let sleeper = Task {
            try await testClock.sleep(for: .seconds(3))
            return testClock.now.offset
        }
        await testClock.waitForSleepers()
        scheduler.advanceTo(2)
        await testClock.waitForSleepers()
        scheduler.advanceTo(3)
        #expect(try await sleeper.value == .seconds(3))
    }

    @Test func `a deadline between ticks is rounded up`() async throws {
        let testClock = scheduler.testClock
        let sleeper = Task { try await testClock.sleep(until: TestClock.Instant(offset: .milliseconds(2500))) }
        await testClock.waitForSleepers()
        scheduler.start()
        try await sleeper.value
        #expect(scheduler.clock == 3)
    }

    @Test func `a past deadline doesn't sleep`() async throws {
        scheduler.advanceTo(5)
        try await scheduler.testClock.sleep(until: TestClock.Instant(offset: .seconds(5)))
        try await scheduler.testClock.sleep(for: .seconds(-1))
        #expect(scheduler.clock == 5)
        #expect(scheduler.testClock.sleepers == 0)
    }

    @Test func `cancellation ends a sleep`() async {
        let testClock = scheduler.testClock
        let sleeper = Task { try await testClock.sleep(for: .seconds(3)) }
        await testClock.waitForSleepers()
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        scheduler.start()
        #expect(scheduler.clock == 0)
    }

    @Test func `cancellation before a sleep ends it`() async {
        let testClock = scheduler.testClock
        let sleeper = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await testClock.sleep(for: .seconds(3))
        }
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test func `cancellation and the timer may race`() async {
        for _ in 0..<500 {
            let scheduler = TestScheduler()
            let testClock = scheduler.testClock
            let sleeper = Task { try await testClock.sleep(for: .seconds(1)) }
            let canceller = Task { sleeper.cancel() }
            scheduler.start()
            await canceller.value
            if case .failure(let error) = await sleeper.result { #expect(error is CancellationError) }
            #expect(testClock.sleepers == 0)
        }
    }

    @Test func `several sleepers wake in order`() async throws {
        let testClock = scheduler.testClock
        let woken = Recorder<Int>()
        let sleepers = [3, 1, 2].map { seconds in
            Task {
                try await testClock.sleep(for: .seconds(seconds))
                woken.record(seconds)
            }
        }
        await testClock.waitForSleepers(3)
        for tick in 1...3 {
            scheduler.advanceTo(tick)
            try await sleepers[[1, 2, 0][tick - 1]].value
        }
        #expect(woken.elements == [1, 2, 3])
    }

    @Test func `is advanced by durations and to instants`() async throws {
        let testClock = TestClock(TestScheduler(initialClock: 0, resolution: 0.001))
        let sleeper = Task { try await testClock.sleep(for: .milliseconds(300)) }
        await testClock.waitForSleepers()
        #expect(testClock.sleepers == 1)
        testClock.advance(by: .milliseconds(299))
        #expect(testClock.sleepers == 1)
        #expect(testClock.now.offset == .milliseconds(299))
        testClock.advance(to: TestClock.Instant(offset: .milliseconds(300)))
        #expect(testClock.sleepers == 0)
        try await sleeper.value
        testClock.advance(to: TestClock.Instant(offset: .milliseconds(5)))
        #expect(testClock.now.offset == .milliseconds(300))
    }

    @Test func `missing sleepers fail the test`() async throws {
        let testClock = scheduler.testClock
        let line = UInt(#line + 2)
        let failures = await FailureReporter.failures {
            await testClock.waitForSleepers(2, within: .milliseconds(1))
        }
        #expect(failures.map(\.line) == [line])
        #expect(failures.first?.message == "2 sleepers were waited for, and 0 came within 0.001 seconds.")
    }
}
