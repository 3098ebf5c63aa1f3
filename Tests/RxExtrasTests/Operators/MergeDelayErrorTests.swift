import RxExtras
import TestSupport
import Testing

struct MergeDelayErrorTests {
    // Contract C7
    @Test func `without sequences completes at once`() {
        #expect(trace(Observable<Int>.mergeDelayError([])) == ["|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { first, second in .mergeDelayError([first, second]) } == [])
    }
}
