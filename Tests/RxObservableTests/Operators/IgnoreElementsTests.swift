import TestSupport
import Testing

struct IgnoreElementsTests {
    private let scheduler = TestScheduler()

    @Test func `an error and an endless source`() {
        #expect(scheduler.result(of: scheduler.hot("a--#").ignoreElements()) == "---#")
        #expect(scheduler.result(of: scheduler.hot("a--b").ignoreElements(), disposedAt: "--!") == "-")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.ignoreElements() } == [])
    }
}
