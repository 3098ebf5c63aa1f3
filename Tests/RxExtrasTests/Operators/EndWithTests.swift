import RxExtras
import TestSupport
import Testing

struct EndWithTests {
    // Contract C7
    @Test func `one element, several elements, an empty source and an error`() {
        #expect(trace(Observable.of(1).endWith(2, 3, 4)) == ["1", "2", "3", "4", "|"])
        #expect(trace(Observable<Int>.empty().endWith(1)) == ["1", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).endWith(1)) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.endWith(ContractElement(7)) } == [])
    }
}
