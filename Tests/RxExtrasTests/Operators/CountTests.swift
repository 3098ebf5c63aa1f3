import RxExtras
import TestSupport
import Testing

struct CountTests {
    // Contract C7
    @Test func `an empty source and an error`() {
        #expect(trace(Observable<Int>.empty().count()) == ["0", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).count()) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.count { try visit($0).number != 2 }
        })
        #expect(violations == [])
    }
}
