import RxExtras
import TestSupport
import Testing

struct FilterMapTests {
    @Test func `a result may be nil`() {
        #expect(trace(Observable.of(1, 2).filterMap { $0 == 1 ? .map(Int?.none) : .ignore }) == ["nil", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.filterMap { try visit($0).number == 2 ? .ignore : .map($0.number) }
        })
        #expect(violations == [])
    }
}
