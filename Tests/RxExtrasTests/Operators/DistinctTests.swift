import RxExtras
import TestSupport
import Testing

struct DistinctTests {
    @Test func `with a condition all elements pass up to the first that fulfils it`() {
        #expect(trace(Observable.of(1, 2, 3, 1, 4).distinct { $0 > 2 }) == ["1", "2", "3", "|"])
    }

    @Test func `each subscription starts anew`() {
        let chain = Observable.of(1, 1, 2).distinct()
        #expect(trace(chain) == ["1", "2", "|"])
        #expect(trace(chain) == ["1", "2", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.distinct(by: { try visit($0).number })
        })
        #expect(violations == [])
    }
}
