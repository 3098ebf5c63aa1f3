import RxExtras
import TestSupport
import Testing

struct ApplyTests {
    @Test func `throws the function's error`() {
        func fail(_ source: Observable<Int>) throws -> Observable<Int> { throw Fault.thrown }
        #expect(throws: Fault.thrown) { try Observable.of(1).apply(fail) }
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.apply { $0.map { $0 } } } == [])
    }
}
