import Dispatch
import Foundation
import TestSupport
import Testing

struct BufferTests {
    private let scheduler = TestScheduler()

    // Contract T15: the scheduler runs out of actions, too.
    @Test(.timeLimit(.minutes(5)), arguments: [RxTimeInterval.seconds(0), .seconds(-1)], [0, 3])
    func `without time, each element makes a buffer of its own`(timeSpan: RxTimeInterval, count: Int) {
        let virtual = HistoricalScheduler()
        let source = PublishSubject<Int>()
        let log = Recorder<[Int]>()
        let isCompleted = LockedValue(false)
        _ = source.buffer(timeSpan: timeSpan, count: count, scheduler: virtual)
            .subscribe(onNext: log.record, onCompleted: { isCompleted.value = true })
        for number in 1...3 { source.onNext(number) }
        source.onCompleted()
        virtual.start()
        #expect(log.elements == [[1], [2], [3], []])
        #expect(isCompleted.value)
    }

    // An empty buffer is drawn as nothing.
    @Test(arguments: [
        ("|", ["0 ", "0 |"]),
        ("--#", ["2 #"]),
        // An error drops the collected elements.
        ("ab-c--#", ["1 ab", "5 c", "6 #"]),
        ("a-b-c#", ["2 ab", "5 #"]),
        ("a|", ["1 a", "1 |"]),
        // If a buffer is full at completion, the next one, which is empty, is sent, too.
        ("ab|", ["1 ab", "2 ", "2 |"]),
        ("-----a--", ["4 ", "8 a", "12 ", "16 "]),
    ])
    func `sends a buffer that is full or whose time is over`(source: String, expected: [String]) {
        let log = Recorder<String>()
        let subscription = scheduler.hot(source).buffer(timeSpan: .seconds(4), count: 2, scheduler: scheduler)
            .subscribe(
                onNext: { buffer in log.record("\(scheduler.clock) \(buffer.joined())") },
                onError: { _ in log.record("\(scheduler.clock) #") },
                onCompleted: { log.record("\(scheduler.clock) |") }
            )
        scheduler.advanceTo(16)
        subscription.dispose()
        #expect(log.elements == expected)
    }

    // Contract C7
    @Test(arguments: [0, -1, .max])
    func `without a reachable count, only time closes a buffer`(count: Int) {
        scheduler.expect(
            scheduler.hot("abcdef|").buffer(timeSpan: .seconds(4), count: count, scheduler: scheduler),
            "----x-(y|)",
            values: ["x": ["a", "b", "c", "d", "e"], "y": ["f"]]
        )
    }

    // Contracts L1, T7
    @Test func `has one armed timer`() {
        let virtual = HistoricalScheduler()
        let counter = TimerCountingScheduler(virtual)
        let source = PublishSubject<Int>()
        let subscription = source.buffer(timeSpan: .seconds(1), count: 3, scheduler: counter).subscribe { _ in }
        for number in 0..<100 {
            source.onNext(number)
            #expect(counter.armedTimers == 1)
        }
        #expect(counter.timers == 34)
        virtual.advanceTo(virtual.now + 10)
        #expect(counter.armedTimers == 1)
        subscription.dispose()
        #expect(counter.armedTimers == 0)
    }

    // Contract T7: with a readable clock, no timer for each buffer is needed.
    @Test func `buffers that are full before their time make no timer`() {
        let virtual = HistoricalScheduler()
        let timers = TimerCountingScheduler(virtual)
        let start = virtual.now
        let source = PublishSubject<Int>()
        let log = Recorder<Double>()
        let subscription =
            source
            .buffer(timeSpan: .seconds(10), count: 2, scheduler: SteadyVirtualScheduler(timers))
            .subscribe(onNext: { if $0.count < 2 { log.record(virtual.now.timeIntervalSince(start)) } })
        for second in 1...24 {
            virtual.advanceTo(start + TimeInterval(second))
            for number in 0..<100 { source.onNext(number) }
            #expect(timers.armedTimers == 1)
        }
        // At 10, 20, and 30, with 4 seconds left of the last buffer's ten.
        #expect(timers.timers == 3)
        #expect(log.elements == [])
        // Time without elements counts from the last full buffer.
        virtual.advanceTo(start + 45)
        #expect(log.elements == [34, 44])
        #expect(timers.timers == 6)
        subscription.dispose()
        #expect(timers.armedTimers == 0)
    }

    @Test func `disposal in the middle drops collected elements`() {
        let mint = Mint()
        let source = TestSource<Token>()
        let subscription = source.observable.buffer(timeSpan: .never, count: 3, scheduler: scheduler).subscribe { _ in }
        for _ in 0..<5 { source.onNext(mint.token()) }
        #expect(mint.liveTokens == 2)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
        #expect(source.disposals == 1)
    }

    // Contract L1: elements that come while a buffer is being delivered are in the next one.
    @Test func `is fed from inside of its own observer`() {
        let source = PublishSubject<Int>()
        let log = Recorder<[Int]>()
        _ = source.buffer(timeSpan: .never, count: 2, scheduler: scheduler).subscribe(onNext: { buffer in
            log.record(buffer)
            if buffer[0] < 5 { buffer.forEach { source.onNext($0 + 2) } }
        })
        source.onNext(1)
        source.onNext(2)
        #expect(log.elements == [[1, 2], [3, 4], [5, 6]])
    }

    @Test func `a synchronous source, and take`() {
        let buffers = Observable.from(1...).buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
        #expect(trace(buffers.take(2)) == ["[1, 2]", "[3, 4]", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.buffer(timeSpan: .seconds(30), count: 2, scheduler: scheduler)
            } == []
        )
    }
}
