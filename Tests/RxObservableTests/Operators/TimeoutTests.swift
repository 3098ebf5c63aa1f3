import Dispatch
import Foundation
import TestSupport
import Testing

@testable import RxObservable

struct TimeoutTests {
    private let scheduler = TestScheduler()

    @Test func `timeout(4, scheduler) as documented`() {
        let source = scheduler.hot("a--b--------c--|")
        let chain = source.timeout(.seconds(4), scheduler: scheduler)
        scheduler.expect(chain, "a--b---#", error: RxError.timeout)
        scheduler.expectSubscriptions(of: source, "^------!")
    }

    @Test func `timeout(4, other, scheduler) as documented`() {
        let source = scheduler.hot("a--b--------c--|")
        let other = scheduler.cold("1--2|")
        scheduler.expect(source.timeout(.seconds(4), other: other, scheduler: scheduler), "a--b---1--2|")
        scheduler.expectSubscriptions(of: source, "^------!")
        scheduler.expectSubscriptions(of: other, "-------^---!")
    }

    @Test(arguments: [
        ("a-b-c-|", "a-b-c-|"), ("a-b-#", "a-b-#"), ("|", "|"), ("#", "#"),
        ("-", "---1|"), ("----a", "---1|"), ("a----|", "a--1|"), ("a--b--|", "a--b--|"),
    ])
    func `waits for any event, and again after each element`(source: String, expected: String) {
        let other = scheduler.cold("1|")
        let chain = scheduler.hot(source).timeout(.seconds(3), other: other, scheduler: scheduler)
        scheduler.expect(chain, Marbles(expected))
    }

    @Test func `an endless timeout never expires`() {
        scheduler.expect(scheduler.hot("a-----|").timeout(.never, scheduler: scheduler), "a-----|")
    }

    // Contract G3: with another sequence, the source is disposed of before that is subscribed to.
    @Test(arguments: [false, true])
    func `a late source is disposed of after the error, or before the other sequence`(hasOther: Bool) {
        let virtual = HistoricalScheduler()
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let other = Observable<Int>.empty().do(onSubscribe: { log.record("other starts") })
        let chain =
            hasOther
            ? source.observable.timeout(.seconds(1), other: other, scheduler: virtual)
            : source.observable.timeout(.seconds(1), scheduler: virtual)
        _ = chain.subscribe(
            onError: { _ in log.record("#") },
            onCompleted: { log.record("|") },
            onDisposed: { log.record("disposed") }
        )
        virtual.start()
        let expected =
            hasOther
            ? ["source disposed", "other starts", "|", "disposed"] : ["#", "disposed", "source disposed"]
        #expect(log.elements == expected)
        #expect(source.disposals == 1)
    }

    @Test func `a late source is disposed of at once, even if the error is still queued`() {
        let (virtual, other) = (HistoricalScheduler(), HistoricalScheduler())
        let source = TestSource<Int>()
        let subscription = source.observable.timeout(.seconds(1), scheduler: virtual).observe(on: other)
            .subscribe(onError: { _ in })
        virtual.start()
        #expect(source.disposals == 1)
        subscription.dispose()
    }

    // Contracts T7, G5
    @Test(arguments: ["completed", "error", "dispose", "late"], [true, false])
    func `has one armed timer at most, and none at the end`(ending: String, isSteady: Bool) {
        let virtual = HistoricalScheduler()
        let timers = TimerCountingScheduler(virtual)
        let scheduler: any SchedulerType = isSteady ? SteadyVirtualScheduler(timers) : timers
        let source = PublishSubject<Int>()
        let subscription = source.timeout(.seconds(1), scheduler: scheduler).subscribe { _ in }
        for number in 0..<1000 {
            source.onNext(number)
            #expect(timers.armedTimers == 1)
        }
        // With a readable clock, no timer for each element is needed.
        #expect(timers.timers == (isSteady ? 1 : 1001))
        switch ending {
        case "completed": source.onCompleted()
        case "error": source.onError(TestError())
        case "late": virtual.start()
        default: subscription.dispose()
        }
        #expect(timers.armedTimers == 0)
        subscription.dispose()
    }

    // Contract T7: a timer that fires too early is armed again for the remaining time.
    @Test(arguments: [true, false])
    func `counts from the last element`(isSteady: Bool) {
        let virtual = HistoricalScheduler()
        let timers = TimerCountingScheduler(virtual)
        let scheduler: any SchedulerType = isSteady ? SteadyVirtualScheduler(timers) : timers
        let start = virtual.now
        let source = PublishSubject<Int>()
        let log = Recorder<Double>()
        let subscription = source.timeout(.seconds(10), scheduler: scheduler)
            .subscribe(onError: { _ in log.record(virtual.now.timeIntervalSince(start)) })
        for second in 1...24 {
            virtual.advanceTo(start + TimeInterval(second))
            source.onNext(second)
        }
        #expect(log.elements == [])
        virtual.start()
        #expect(log.elements == [34])
        // 0 to 10, to 20, to 30, to 34.
        if isSteady { #expect(timers.timers == 4) }
        subscription.dispose()
    }

    // Contract L2
    @Test func `no event of a late source is sent`() {
        let virtual = HistoricalScheduler()
        let source = TestSource<Int>()
        let log = Recorder<String>()
        let subscription = source.observable.timeout(.seconds(1), other: Observable.never(), scheduler: virtual)
            .traceEvents(in: log)
        virtual.start()
        source.onNext(1)
        source.onCompleted()
        #expect(source.disposals == 1)
        #expect(log.elements == [])
        subscription.dispose()
    }

    // Contract L1: the other sequence may send in a loop during `subscribe`, as the source may.
    @Test func `an endless other sequence stops when nobody listens`() {
        let virtual = HistoricalScheduler()
        let log = Recorder<Int>()
        _ = Observable<Int>.never().timeout(.seconds(1), other: Observable.from(1...), scheduler: virtual).take(2)
            .subscribe(onNext: log.record)
        virtual.start()
        #expect(log.elements == [1, 2])
    }

    // Contracts G1, G2, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5))) func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) { $0.timeout(.seconds(5), scheduler: scheduler) } == []
        )
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.timeout(.seconds(1_000_000), scheduler: scheduler)
            } == []
        )
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.timeout(.seconds(5), other: $1, scheduler: scheduler)
            } == []
        )
        expectPromptStop { $0.timeout(.seconds(5), scheduler: scheduler) }
    }

    // Contracts G1, T7: on real queues.
    @Test(.timeLimit(.minutes(5))) func `a timeout expires by a real clock`() async throws {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        // No element comes before it: on a busy machine, that would be too late.
        let chain = Observable<Int>.never()
            .timeout(.milliseconds(1), other: Observable.of(2, 3), scheduler: scheduler)
        var numbers: [Int] = []
        for try await number in chain.values { numbers.append(number) }
        #expect(numbers == [2, 3])
    }
}
