import RxExtras
import TestSupport
import Testing

struct FinallyTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let log = Recorder<String>()
        let chain = scheduler.hot("a--b--|").finally { log.record("done") }
        #expect(scheduler.result(of: chain) == "a--b--|")
        #expect(log.elements == ["done"])
    }

    @Test func `runs once for each kind of end`() {
        let log = Recorder<String>()
        #expect(trace(Observable<Int>.error(Fault.first).finally { log.record("error") }) == ["#first"])
        #expect(trace(Observable<Int>.never().finally { log.record("disposal") }) == [])
        #expect(log.elements == ["error", "disposal"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.finally {} } == [])
    }
}
