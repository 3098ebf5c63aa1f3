import Dispatch
import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AuditTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [("|", "|"), ("a#", "-#"), ("a-|", "----(a|)"), ("--", "--")])
    func `completes after the last period, and fails at once`(source: String, expected: String) {
        let chain = scheduler.hot(source).audit(.seconds(4), scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    @Test func `an element or the end of a sequence closes a period`() {
        let inner = ["a": scheduler.cold("--x-"), "c": scheduler.cold("-|")]
        let chain = scheduler.hot("ab--c---|").audit { inner[$0]?.asObservable() ?? .never() }
        #expect(scheduler.result(of: chain) == "--b--c--|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations(scheduler: scheduler) { $0.audit(.seconds(1), scheduler: scheduler) } == [])
        let violations = operatorContractViolations(visiting: { source, visit in
            source.audit { Observable.just(try visit($0)) }
        })
        #expect(violations == [])
    }
}
