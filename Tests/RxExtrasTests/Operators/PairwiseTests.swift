import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct PairwiseTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--c--|")
        let chain = source.pairwise().map { $0 + $1 }
        #expect(scheduler.result(of: chain, names: ["ab", "bc"]) == "---ab-bc-|")
    }

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
