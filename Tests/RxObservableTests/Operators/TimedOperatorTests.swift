import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxTest
import TestSupport
import Testing

/// The common behaviour of `debounce`, `delay` and `throttle`.
struct TimedOperatorTests {
    // Contracts G3, T7
    @Test(arguments: TimedOperator.allCases, [true, false])
    func `has no armed timer when it has failed or been disposed of`(timed: TimedOperator, fails: Bool) {
        let scheduler = TimerCountingScheduler(HistoricalScheduler())
        let source = PublishSubject<Int>()
        let subscription = timed.apply(to: source.asObservable(), .seconds(1), scheduler).subscribe { _ in }
        for number in 0..<10 { source.onNext(number) }
        #expect(scheduler.armedTimers == (timed == .delay ? 10 : 1))
        if fails { source.onError(TestError()) } else { subscription.dispose() }
        #expect(scheduler.armedTimers == 0)
        subscription.dispose()
    }

    // Contract G5
    @Test(arguments: [(TimedOperator.debounce, 1), (.delay, 10), (.throttle, 1), (.throttleWithoutLatest, 0)])
    func `keeps no unnecessary element`(timed: TimedOperator, kept: Int) {
        let mint = Mint()
        let source = PublishSubject<Token>()
        let subscription = timed.apply(to: source.asObservable(), .seconds(1), HistoricalScheduler()).subscribe { _ in }
        for _ in 0..<10 { source.onNext(mint.token()) }
        #expect(mint.liveTokens == kept)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contract T2
    @Test(
        arguments: TimedOperator.allCases,
        [RxTimeInterval.seconds(1), .milliseconds(1000), .microseconds(1_000_000), .nanoseconds(1_000_000_000)]
    )
    func `all units are equal`(timed: TimedOperator, dueTime: RxTimeInterval) {
        let results = [RxTimeInterval.seconds(1), dueTime].map { dueTime in
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
            let times = [0, 400, 999, 1000, 1001, 2500, 3499, 3500, 9000]
            let source = scheduler.createHotObservable(times.map { .next($0, $0) } + [.completed(9500)])
            let observer = scheduler.record(timed.apply(to: source, dueTime, scheduler))
            scheduler.start()
            return observer.events
        }
        #expect(results[0] == results[1])
        #expect(results[0].count > 2)
    }
}
