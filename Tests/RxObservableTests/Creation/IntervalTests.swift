import Dispatch
import TestSupport
import Testing

struct IntervalTests {
    private let scheduler = TestScheduler()

    @Test func `counts, one step a period`() {
        let ticks = Observable<Int>.interval(.seconds(3), scheduler: scheduler).take(3)
        #expect(scheduler.result(of: ticks) == "---0--1--(2|)")
    }

    // Contract G2
    @Test func `a disposal stops it`() {
        let ticks = Observable<Int>.interval(.seconds(2), scheduler: scheduler)
        #expect(scheduler.result(of: ticks, disposedAt: "-----!") == "--0-1")
    }

    @Test func `the smallest integer follows the greatest`() {
        let ticks = Observable<Int8>.interval(.seconds(1), scheduler: scheduler).skip(126).take(3)
        let log = Recorder<Int8>()
        _ = ticks.subscribe(onNext: { log.record($0) })
        scheduler.start()
        #expect(log.elements == [126, 127, -128])
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        let scheduler = TestScheduler()
        #expect(
            sourceContractViolations(scheduler: scheduler) {
                Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            } == []
        )
    }
}
