import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct WaitingTests {
    let scheduler = TestScheduler()

    // Contract T14
    @Test func `a subscription in another task wakes the test`() async throws {
        let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .completed(30)])
        let sum = Task {
            var sum = 0
            for try await number in source.values { sum += number }
            return sum
        }
        await source.waitForSubscriptions()
        #expect(source.subscriptions.count == 1)
        scheduler.start()
        #expect(try await sum.value == 3)
    }

    // Contract T14
    @Test func `waits for a number of subscriptions, finished ones included`() async {
        let source = scheduler.createHotObservable([.next(10, 1)])
        let tasks = (0..<20).map { _ in
            Task { source.subscribe(onNext: { _ in }).dispose() }
        }
        await source.waitForSubscriptions(20)
        #expect(source.subscriptions.count == 20)
        for task in tasks { await task.value }
    }

    // Contract T14
    @Test func `too few subscriptions in time fail the test at its line`() async {
        let source = scheduler.createHotObservable([Recorded<Event<Int>>]())
        let observer = scheduler.createObserver(Int.self)
        _ = source.subscribe(onNext: { _ in })
        let line = UInt(#line + 2)
        let failures = await FailureReporter.failures {
            await source.waitForSubscriptions(2, within: .milliseconds(1))
            await observer.waitForEvents(within: .milliseconds(1))
        }
        #expect(failures.map(\.line) == [line, line + 1])
        #expect(
            failures.map(\.message) == [
                "2 subscriptions were waited for, and 1 came within 0.001 seconds.",
                "1 events were waited for, and 0 came within 0.001 seconds.",
            ]
        )
    }

    // Contract T14
    @Test func `a failure says that actions wait for the scheduler`() async {
        let record = scheduler.record(scheduler.hot("a|").observe(on: scheduler))
        let failures = await FailureReporter.failures {
            await record.waitForEvents(2, within: .milliseconds(1))
        }
        #expect(
            failures.map(\.message) == [
                """
                2 events were waited for, and 0 came within 0.001 seconds. Actions wait for the scheduler: start it, \
                or advance it.
                """
            ]
        )
        scheduler.start()
        await record.waitForEvents(2)
    }

    // Contract T14
    @Test func `a cancelled task stops waiting without a failure`() async {
        let source = scheduler.createHotObservable([Recorded<Event<Int>>]())
        let failures = await FailureReporter.failures {
            let waiting = Task { await source.waitForSubscriptions() }
            waiting.cancel()
            await waiting.value
        }
        #expect(failures == [])
    }

    // Contract T14
    @Test func `an event in another task wakes the test`() async {
        let observer = scheduler.createObserver(Int.self)
        let sender = Task {
            for number in 1...3 {
                observer.onNext(number)
                await Task.yield()
            }
            observer.onCompleted()
        }
        #expect(await observer.waitForEvents(4) == [.next(0, 1), .next(0, 2), .next(0, 3), .completed(0)])
        await sender.value
    }
}
