import RxExtras
import TestSupport
import Testing

struct MergeTests {
    @Test func `merges several sequences, and sequences of sequences`() {
        #expect(trace(Observable.of(1).merge(with: [Observable.of(2), .of(3)])) == ["1", "2", "3", "|"])
        #expect(trace(Observable.of(Observable.just(1), .just(2)).merge()) == ["1", "2", "|"])
        #expect(trace(Observable.of(Observable.just(1), .just(2)).merge(maxConcurrent: 1)) == ["1", "2", "|"])
        let merged = Observable.merge(Observable.of(1), .of(2))
        #expect(trace(merged) == ["1", "2", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { first, second in first.merge(with: second) } == [])
    }
}
