import TestSupport
import Testing

struct PublishTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        let shared = source.publish()
        let first = scheduler.record(shared)
        let second = scheduler.record(shared, disposedAt: "----^")
        scheduler.scheduleAt(scheduler.clock + 2) { _ = shared.connect() }
        scheduler.start()
        #expect(first.marbles() == "---b--c--|")
        #expect(second.marbles() == "------c--|")
        scheduler.expectSubscriptions(of: source, "--^------!")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `signs the contract`() {
        #expect(operatorContractViolations { $0.publish().refCount() } == [])
    }
}
