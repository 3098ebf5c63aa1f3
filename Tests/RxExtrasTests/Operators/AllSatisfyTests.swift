import RxExtras
import RxTraits
import TestSupport
import Testing

struct AllSatisfyTests {
    // Contract C7
    @Test func `an empty source gives true, and an error passes through`() {
        #expect(trace(Observable<Int>.empty().allSatisfy { _ in false }) == ["true", "|"])
        #expect(trace(Observable.of(1, 2).allSatisfy { $0 < 3 }) == ["true", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).allSatisfy { _ in true }) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.allSatisfy { try visit($0).number < 2 }.asObservable()
        })
        #expect(violations == [])
    }
}
