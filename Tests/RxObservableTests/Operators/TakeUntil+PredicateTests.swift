import TestSupport
import Testing

struct TakeUntilPredicateTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let isUpper: @Sendable (String) -> Bool = { $0 == $0.uppercased() }
        let first = scheduler.hot("a--b--C--d--|")
        #expect(scheduler.result(of: first.take(until: isUpper)) == "a--b--|")
        #expect(first.subscriptionMarbles == ["^-----!"])
        let second = scheduler.hot("a--b--C--d--|")
        #expect(scheduler.result(of: second.take(until: isUpper, behavior: .inclusive)) == "a--b--(C|)")
    }

    @Test func `ends with the source`() {
        #expect(trace(Observable.of(1, 2).take(until: { _ in false })) == ["1", "2", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).take(until: { _ in false })) == ["#first"])
    }

    // Contracts G1, G2, G4, G5, G6, G7, L0
    @Test func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.take(until: { try visit($0).number == 3 }, behavior: .inclusive)
        })
        #expect(violations == [])
        expectPromptStop { $0.take(until: { _ in false }) }
    }
}
