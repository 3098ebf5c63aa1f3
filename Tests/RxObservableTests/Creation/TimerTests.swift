import Dispatch
@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

struct TimerTests {
    private let scheduler = TestScheduler()

    @Test func `sends zero after its due time`() {
        #expect(scheduler.result(of: Observable<Int>.timer(.seconds(3), scheduler: scheduler)) == "---(0|)")
    }

    @Test func `continues to count if it has a period`() {
        let ticks = Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler).take(3)
        #expect(scheduler.result(of: ticks) == "---0-1-(2|)")
    }

    @Test func `a due time of zero or less means as soon as possible`() {
        let ticks = Observable<Int>.timer(.seconds(-1), scheduler: scheduler)
        #expect(scheduler.result(of: ticks) == "(0|)")
    }

    // Contract G2
    @Test func `a disposal before the tick prevents it`() {
        #expect(
            scheduler.result(of: Observable<Int>.timer(.seconds(3), scheduler: scheduler), disposedAt: "--!") == "----"
        )
    }

    // Contract G2
    @Test func `completion doesn't follow a disposal from inside the tick`() {
        let end = UnguardedEnd<Int>(disposingAfter: 1)
        Observable<Int>.timer(.seconds(1), scheduler: scheduler).attach(end)
        scheduler.start()
        #expect(end.log == ["0"])
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        let scheduler = TestScheduler()
        #expect(
            sourceContractViolations(scheduler: scheduler) { Observable<Int>.timer(.seconds(1), scheduler: scheduler) }
                == []
        )
        #expect(
            sourceContractViolations(scheduler: scheduler) {
                Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: scheduler)
            } == []
        )
    }
}
