import Dispatch
import RxExtras
import TestSupport
import Testing

struct TakeLastTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [("|", "|"), ("ab|", "--(ab|)"), ("ab#", "--#"), ("ab------|", "--------|")])
    func `sends kept elements at completion, and none at an error`(source: String, expected: String) {
        let chain = scheduler.hot(source).takeLast(for: .seconds(4), scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    @Test(arguments: [("a---|", "----|"), ("ab--|", "----(b|)"), ("a---#", "----#")])
    func `an element just too old at the end is dropped`(source: String, expected: String) {
        let chain = scheduler.hot(source).takeLast(for: .seconds(4), scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        let violations = operatorContractViolations(
            scheduler: scheduler,
            { $0.takeLast(for: .seconds(900), scheduler: scheduler) }
        )
        #expect(violations == [])
    }
}
