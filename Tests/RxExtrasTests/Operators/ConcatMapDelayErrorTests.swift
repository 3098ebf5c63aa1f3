import RxExtras
import TestSupport
import Testing

struct ConcatMapDelayErrorTests {
    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.concatMapDelayError { Observable.just(try visit($0)) }
        })
        #expect(violations == [])
    }
}
