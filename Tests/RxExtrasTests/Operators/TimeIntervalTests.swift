import RxExtras
import TestSupport
import Testing

struct TimeIntervalTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let chain = scheduler.hot("-a--b--|").timeInterval(scheduler).map {
            "\($0.element)\($0.interval.components.seconds)"
        }
        #expect(scheduler.result(of: chain, names: ["a1", "b3"]) == "-a1-b3-|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations(scheduler: scheduler) { $0.timeInterval(scheduler) } == [])
    }
}
