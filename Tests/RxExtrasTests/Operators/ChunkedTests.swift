import RxExtras
import TestSupport
import Testing

struct ChunkedTests {
    // Contract C7
    @Test func `an empty source and an error`() {
        #expect(trace(Observable<Int>.empty().chunked(by: ==)) == ["|"])
        #expect(trace(Observable.of(1).concat(Observable.error(Fault.first)).chunked(by: ==)) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.chunked(by: { try visit($1).number != 2 })
        })
        #expect(violations == [])
    }
}
