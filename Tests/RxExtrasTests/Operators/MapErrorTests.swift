import RxExtras
import TestSupport
import Testing

struct MapErrorTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--#")
        let chain = source.mapError { _ in Fault.second }
        #expect(scheduler.result(of: chain, error: Fault.second) == "a--b--#")
    }

    @Test func `the handler gets the error, and may throw another`() {
        let source = Observable<Int>.error(Fault.first)
        #expect(trace(source.mapError { error in error is Fault ? Fault.second : error }) == ["#second"])
        #expect(trace(source.mapError { _ in throw Fault.thrown }) == ["#thrown"])
        #expect(trace(Observable.of(1).mapError { _ in Fault.second }) == ["1", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.mapError { $0 } } == [])
    }
}
