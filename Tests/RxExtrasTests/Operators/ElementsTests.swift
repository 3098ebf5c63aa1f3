import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ElementsTests {
    @Test func `splits materialized events into elements and errors`() {
        let results = Observable.of(1, 2).concat(Observable.error(Fault.first)).materialize()
        #expect(trace(results.elements()) == ["1", "2", "|"])
        #expect(trace(results.errors().map { "\($0)" }) == ["first", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.elements() } == [])
        #expect(operatorContractViolations { $0.errors().map { _ in } } == [])
    }
}
