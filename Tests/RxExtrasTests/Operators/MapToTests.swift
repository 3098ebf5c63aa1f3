import RxExtras
import RxObservable
import RxTest
import Testing

struct MapToTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--|")
        let chain = source.mapTo("x")
        #expect(scheduler.result(of: chain) == "x--x--|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.mapTo(1) } == [])
    }
}
