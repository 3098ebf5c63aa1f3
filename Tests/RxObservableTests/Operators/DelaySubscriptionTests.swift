import Dispatch
import TestSupport
import Testing

struct DelaySubscriptionTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--c--d--|")
        scheduler.expect(source.delaySubscription(.seconds(4), scheduler: scheduler), "------c--d--|")
        scheduler.expectSubscriptions(of: source, "----^-------!")
    }

    @Test(arguments: [("1-|", "--1-|"), ("#", "--#"), ("|", "--|"), ("-", "-")])
    func `shifts a cold source`(source: String, expected: String) {
        let chain = scheduler.cold(source).delaySubscription(.seconds(2), scheduler: scheduler)
        scheduler.expect(chain, Marbles(expected))
    }

    // Contract G5
    @Test func `a disposal before the time leaves no timer and subscribes to nothing`() {
        let virtual = HistoricalScheduler()
        let timers = TimerCountingScheduler(virtual)
        let source = TestSource<Int>()
        let subscription = source.observable.delaySubscription(.seconds(1), scheduler: timers).subscribe { _ in }
        #expect(timers.armedTimers == 1)
        subscription.dispose()
        #expect(timers.armedTimers == 0)
        virtual.start()
        #expect(source.subscriptions == 0)
    }

    // Contracts G1, G2, G4, G5, L0
    @Test(.timeLimit(.minutes(5))) func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.delaySubscription(.seconds(1), scheduler: scheduler)
            } == []
        )
    }
}
