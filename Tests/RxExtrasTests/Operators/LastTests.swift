import RxExtras
import RxTraits
import TestSupport
import Testing

struct LastTests {
    // Contract C7
    @Test func `an empty source and an error`() {
        #expect(trace(Observable<Int>.empty().last()) == ["nil", "|"])
        #expect(trace(Observable.of(1).concat(Observable.error(Fault.first)).last()) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.last().asObservable() } == [])
    }
}
