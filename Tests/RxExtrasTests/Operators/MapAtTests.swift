import RxExtras
import TestSupport
import Testing

struct MapAtTests {
    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.mapAt(\.number) } == [])
    }
}
