import Dispatch
import TestSupport
import Testing

struct DelayTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [
        ("|", "--|"),
        ("#", "#"),
        ("-", "-"),
        ("a|", "--a|"),
        ("(ab)-c|", "--(ab)-c|"),
        // An error isn't delayed, and drops the delayed elements.
        ("a--b#", "--a-#"),
        // Of two events in one tick, the source's comes first.
        ("a-#", "--#"),
    ])
    func `shifts all but an error`(source: String, expected: String) {
        scheduler.expect(scheduler.hot(source).delay(.seconds(2), scheduler: scheduler), Marbles(expected))
    }

    // Contract T8
    @Test(arguments: [
        (100, [310, 311, 312, 313, 314, 330]),
        (0, [211, 212, 213, 214, 215, 231]),
        (1, [211, 212, 213, 214, 215, 231]),
    ])
    func `in virtual time each event is an action of its own`(dueTime: Int, expected: [Int]) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(210, 2), .next(210, 3), .next(211, 4), .next(212, 5), .completed(230),
        ])
        let result = scheduler.start(disposed: 500) { source.delay(.seconds(dueTime), scheduler: scheduler) }
        #expect(result.events.map(\.time) == expected)
        #expect(result.events.dropLast().map(\.value) == (1...5).map { .next($0) })
    }

    @Test(arguments: [0, -1])
    func `a delay of zero adds no time`(seconds: Int) {
        scheduler.expect(scheduler.hot("a-b|").delay(.seconds(seconds), scheduler: scheduler), "a-b|")
    }

    @Test func `an endless delay lets only an error pass`() {
        scheduler.expect(scheduler.hot("a-b--#").delay(.never, scheduler: scheduler), "-----#")
        let other = TestScheduler()
        other.expect(other.hot("a-b--|").delay(.never, scheduler: other), "-")
    }

    // Contract G6: a stage that is over doesn't wait for any timer.
    @Test(.timeLimit(.minutes(5))) func `an unfinished source is released when the sequence completes`() {
        scheduler.expect(Observable.from(1...).take(2).delay(.seconds(2), scheduler: scheduler), "--(12|)")
        let source = scheduler.hot("a-b-#")
        scheduler.expect(source.take(2).delay(.seconds(3), scheduler: scheduler), "---a-(b|)")
        scheduler.expectSubscriptions(of: source, "^-!")
    }

    // Contract T2
    @Test(arguments: [
        RxTimeInterval.seconds(2), .milliseconds(2000), .microseconds(2_000_000), .nanoseconds(2_000_000_000),
        .milliseconds(1), .microseconds(1500), .nanoseconds(100_000),
    ])
    func `shifts each element by exactly its due time in every unit`(dueTime: RxTimeInterval) {
        // A tick is 0.1 ms.
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.0001, simulateProcessingDelay: false)
        let times = [0, 1, 2, 50, 51, 19_999, 20_000, 40_000]
        let ticks = ticks(dueTime)
        let source = scheduler.createHotObservable(times.map { .next($0, $0) } + [.completed(40_001)])
        let observer = scheduler.record(source.delay(dueTime, scheduler: scheduler))
        scheduler.start()
        #expect(observer.events == times.map { .next($0 + ticks, $0) } + [.completed(40_001 + ticks)])
    }

    private func ticks(_ interval: RxTimeInterval) -> Int {
        switch interval {
        case .seconds(let count): count * 10_000
        case .milliseconds(let count): count * 10
        case .microseconds(let count): count / 100
        case .nanoseconds(let count): count / 100_000
        default: .max
        }
    }

    // Contract T2: a slow delivery doesn't delay further elements by more than its own time.
    @Test func `a slow observer doesn't change the due times of others`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createHotObservable([.next(0, 1), .next(1, 2), .next(10, 3)])
        let log = Recorder<[Int]>()
        _ = source.delay(.seconds(5), scheduler: scheduler).subscribe(onNext: { element in
            log.record([scheduler.clock, element])
            if element == 1 { scheduler.sleep(3) }
        })
        scheduler.start()
        #expect(log.elements == [[5, 1], [8, 2], [15, 3]])
    }

    // Contract G5
    @Test func `frees each element when it has been delivered, and the rest at the end`() {
        let scheduler = TestScheduler()
        let mint = Mint()
        let source = PublishSubject<Token>()
        let subscription = source.delay(.seconds(2), scheduler: scheduler).subscribe { _ in }
        source.onNext(mint.token())
        scheduler.advanceTo(1)
        source.onNext(mint.token())
        source.onNext(mint.token())
        #expect(mint.liveTokens == 3)
        scheduler.advanceTo(2)
        #expect(mint.liveTokens == 2)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations(scheduler: scheduler) { $0.delay(.seconds(1), scheduler: scheduler) } == [])
    }
}
