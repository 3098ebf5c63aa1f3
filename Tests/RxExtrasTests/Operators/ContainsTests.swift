import RxExtras
import RxTraits
import TestSupport
import Testing

struct ContainsTests {
    // Contract C7
    @Test func `an element is absent`() {
        #expect(trace(Observable<Int>.empty().contains(1)) == ["false", "|"])
        #expect(trace(Observable.of(1, 2).contains(3)) == ["false", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).contains(1)) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.contains { try visit($0).number == 2 }.asObservable()
        })
        #expect(violations == [])
    }
}
