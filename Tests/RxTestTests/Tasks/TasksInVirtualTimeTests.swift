import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TasksInVirtualTimeTests {
    let scheduler = TestScheduler()

    // Contract T13
    @Test func `the call that runs the scheduler runs the task`() async throws {
        let testClock = scheduler.testClock
        let log = Recorder<String>()
        let task = Task(executorPreference: scheduler) {
            log.record("begins at \(testClock.now)")
            try await testClock.sleep(for: .seconds(3))
            log.record("goes on at \(testClock.now)")
            async let first = sleeper("first", 2)
            async let second = sleeper("second", 1)
            return try await [first, second]
        }
        @Sendable func sleeper(_ name: String, _ seconds: Int) async throws -> String {
            try await testClock.sleep(for: .seconds(seconds))
            log.record("\(name) at \(testClock.now)")
            return name
        }
        #expect(log.elements == [])
        scheduler.start()
        #expect(
            log.elements == [
                "begins at 0.0 seconds", "goes on at 3.0 seconds", "second at 4.0 seconds", "first at 5.0 seconds",
            ]
        )
        #expect(try await task.value == ["first", "second"])
    }

    // Contract T13
    @Test func `an actor's steps run there, too`() async {
        let counter = Counter()
        let testClock = scheduler.testClock
        let task = Task(executorPreference: scheduler) {
            for _ in 0..<5 {
                try await testClock.sleep(for: .seconds(1))
                await counter.increment()
            }
            return await counter.count
        }
        scheduler.advanceTo(3)
        #expect(await counter.count == 3)
        scheduler.start()
        #expect((try? await task.value) == 5)
        #expect(scheduler.clock == 5)
    }

    @Test func `an asynchronous sequence is recorded without a wait`() {
        let source = scheduler.hot("ab---c--|")
        let record = scheduler.record(source.debounce(.seconds(3), scheduler: scheduler).values)
        scheduler.start()
        #expect(record.marbles() == "----b---(c|)")
        #expect(source.subscriptionMarbles == ["^-------!"])
    }

    // Contract T13
    @Test(arguments: [("(ab)-c|", "(ab)-c|"), ("a#", "a#"), ("|", "|"), ("#", "#"), ("a---b", "a---b")])
    func `the iteration begins at once, and its events are noted in their ticks`(diagram: String, expected: String) {
        let record = scheduler.record(scheduler.hot(diagram).values)
        scheduler.start()
        #expect(record.marbles() == Marbles(expected))
    }

    // Contract T13
    @Test func `a diagram says when it begins and is cancelled`() {
        let source = scheduler.hot("a--b--c--d|")
        let record = scheduler.record(source.values, disposedAt: "-^-----!")
        scheduler.start()
        #expect(record.marbles() == "---b--c")
        #expect(source.subscriptionMarbles == ["-^-----!"])
    }

    // Contract T13
    @Test func `async code with several tasks gives the same each time`() {
        for _ in 0..<200 {
            let scheduler = TestScheduler()
            let testClock = scheduler.testClock
            let stream = AsyncStream<String> { continuation in
                for (name, seconds) in [("a", 1), ("b", 3), ("c", 2), ("d", 3)] {
                    Task(executorPreference: scheduler) {
                        try await testClock.sleep(for: .seconds(seconds))
                        continuation.yield(name)
                        if name == "d" { continuation.finish() }
                    }
                }
            }
            let record = scheduler.record(stream)
            scheduler.start()
            #expect(record.marbles() == "-ac(bd|)")
        }
    }

    // Contract T13
    @Test func `elements need not be Sendable`() {
        let record = scheduler.record(Boxes())
        scheduler.start()
        #expect(record.events.map { $0.value.element?.number } == [1, 2, nil])
    }

    @Test func `work outside virtual time is awaited`() async {
        let record = scheduler.record(Pages())
        #expect(await record.waitForEvents(3) == [.next(0, 1), .next(0, 2), .completed(0)])
    }
}

private actor Counter {
    private(set) var count = 0

    func increment() {
        count += 1
    }
}

private final class Box {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }
}

private struct Boxes: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol {
        var count = 0

        mutating func next() async -> Box? {
            await Task.yield()
            count += 1
            return count > 2 ? nil : Box(count)
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator() }
}

/// Sends its elements from its own task, on the concurrent executor.
private struct Pages: AsyncSequence {
    func makeAsyncIterator() -> AsyncStream<Int>.Iterator {
        AsyncStream { continuation in
            Task.detached {
                continuation.yield(1)
                continuation.yield(2)
                continuation.finish()
            }
        }
        .makeAsyncIterator()
    }
}
