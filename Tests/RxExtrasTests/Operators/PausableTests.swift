import RxExtras
import TestSupport
import Testing

struct PausableTests {
    private let scheduler = TestScheduler()

    @Test func `the latest value of a completed pauser stays in force`() {
        #expect(trace(Observable.of(1, 2).pausable(Observable.just(true))) == ["1", "2", "|"])
    }

    @Test(arguments: [(-1, "-------d-|"), (0, "-------d-|"), (2, "a-b----d-|")])
    func `pauses after a number of elements`(count: Int, expected: String) {
        let source = scheduler.hot("a-b-c--d-|")
        let pauser = scheduler.hot("------t---").map { $0 == "t" }
        #expect(scheduler.result(of: source.pausable(afterCount: count, withPauser: pauser)) == Marbles(expected))
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { source, pauser in source.pausable(pauser.map { $0.number != 2 }) } == [])
    }
}
