import RxExtras
import TestSupport
import Testing

struct IgnoreTests {
    // Contract C7
    @Test func `ignores elements in a sequence of values, or none`() {
        #expect(trace(Observable.of(1, 2, 3).ignore([1, 3])) == ["2", "|"])
        #expect(trace(Observable.of(1, 2).ignore([Int]())) == ["1", "2", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.ignore(ContractElement(2)) } == [])
    }
}
