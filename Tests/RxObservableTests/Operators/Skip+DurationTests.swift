import Dispatch
import TestSupport
import Testing

struct SkipDurationTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [
        ("a-|", "--|"), ("a-#", "--#"), ("-", "-"), ("|", "|"),
        // In one tick, the source's element comes first.
        ("a--b--c", "------c"),
    ])
    func `ends with the source`(source: String, expected: String) {
        let chain = scheduler.hot(source).skip(.seconds(3), scheduler: scheduler)
        scheduler.expect(chain, Marbles(expected))
    }

    // Contract G5
    @Test(arguments: ["completed", "error", "dispose"])
    func `leaves no timer behind`(ending: String) {
        let timers = TimerCountingScheduler(HistoricalScheduler())
        let source = PublishSubject<Int>()
        let subscription = source.skip(.seconds(1), scheduler: timers).subscribe { _ in }
        #expect(timers.armedTimers == 1)
        switch ending {
        case "completed": source.onCompleted()
        case "error": source.onError(TestError())
        default: subscription.dispose()
        }
        #expect(timers.armedTimers == 0)
        subscription.dispose()
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5))) func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) { $0.skip(.seconds(0), scheduler: scheduler) } == []
        )
    }
}
