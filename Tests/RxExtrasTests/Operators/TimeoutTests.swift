import Dispatch
import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TimeoutTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.cold("-a--b--------c|")
        let first = source.timeout(.seconds(3), for: .firstElement, scheduler: scheduler)
        #expect(scheduler.result(of: first) == "-a--b--------c|")
        let whole = source.timeout(.seconds(6), for: .wholeSequence, error: Fault.first, scheduler: scheduler)
        #expect(scheduler.result(of: whole, error: Fault.first) == "-a--b-#")
    }

    @Test(arguments: [
        (TimeoutScope.firstElement, "---a|", "--#"), (.firstElement, "-|", "-|"), (.firstElement, "-#", "-#"),
        (.eachElement, "-a---b|", "-a-#"), (.wholeSequence, "-|", "-|"), (.wholeSequence, "-a---", "-a#"),
    ])
    func `limits the given scope`(scope: TimeoutScope, source: String, expected: String) {
        let chain = scheduler.cold(source, error: RxError.timeout)
            .timeout(.seconds(2), for: scope, scheduler: scheduler)
        #expect(scheduler.result(of: chain, error: RxError.timeout) == Marbles(expected))
    }

    @Test(arguments: [TimeoutScope.firstElement, .wholeSequence])
    func `continues with another sequence`(scope: TimeoutScope) {
        let other = scheduler.cold("1-2|")
        let source = scheduler.cold("---a-")
        let chain = source.timeout(.seconds(2), for: scope, other: other, scheduler: scheduler)
        #expect(scheduler.result(of: chain) == "--1-2|")
        #expect(source.subscriptionMarbles == ["^-!"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.timeout(.seconds(9), for: .firstElement, scheduler: scheduler)
            } == []
        )
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.timeout(.seconds(900), for: .wholeSequence, scheduler: scheduler)
            } == []
        )
    }
}
