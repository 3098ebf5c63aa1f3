import RxExtras
import RxTraits
import TestSupport
import Testing

struct IsEmptyTests {
    // Contract C7
    @Test func `an empty source, an error and a nil element`() {
        #expect(trace(Observable<Int>.empty().isEmpty()) == ["true", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).isEmpty()) == ["#first"])
        #expect(trace(Observable<Int?>.just(nil).isEmpty()) == ["false", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.isEmpty().asObservable() } == [])
    }
}
