import TestSupport
import Testing

struct ReplayAllTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let shared = scheduler.hot("a--b--c------d--|").replayAll()
        let first = scheduler.record(shared)
        let second = scheduler.record(shared, disposedAt: "--------^")
        _ = shared.connect()
        scheduler.start()
        #expect(first.marbles() == "a--b--c------d--|")
        #expect(second.marbles() == "--------(abc)d--|")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `signs the contract`() {
        #expect(operatorContractViolations { $0.replayAll().refCount() } == [])
    }
}
