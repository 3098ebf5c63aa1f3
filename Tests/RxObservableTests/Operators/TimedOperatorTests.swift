import Dispatch
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
        #expect(scheduler.peak == scheduler.armedTimers)
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
}
