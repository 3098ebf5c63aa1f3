import RxExtras
import TestSupport
import Testing

struct PairwiseTests {
    // Contract C7
    @Test func `one element has no partner`() {
        #expect(trace(Observable.of(1).pairwise()) == ["|"])
        #expect(trace(Observable<Int>.error(Fault.first).pairwise()) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.pairwise() } == [])
    }
}
