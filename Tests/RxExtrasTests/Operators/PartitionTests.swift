import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct PartitionTests {
    @Test func `partitions into true and false`() {
        let (matches, nonMatches) = Observable.of(true, false, true).partition()
        #expect(trace(matches) == ["true", "true", "|"])
        #expect(trace(nonMatches) == ["false", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.partition { try visit($0).number != 2 }.matches
        })
        #expect(violations == [])
    }
}
