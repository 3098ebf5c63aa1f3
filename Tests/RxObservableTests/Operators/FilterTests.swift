import TestSupport
import Testing

struct FilterTests {
    @Test func `passes the elements that fulfil the condition`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--2--3--4--|")
        let even = source.filter { (Int($0) ?? 1).isMultiple(of: 2) }
        #expect(scheduler.result(of: even) == "---2-----4--|")
        #expect(source.subscriptionMarbles == ["^-----------!"])
    }

    @Test func `an error and an empty source pass through`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("ab-#").filter { $0 == "b" }) == "-b-#")
        #expect(trace(Observable<Int>.empty().filter { _ in true }) == ["|"])
        #expect(trace(Observable.of(1, 2).filter { _ in false }) == ["|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.filter { try visit($0).number != 2 }
        })
        #expect(violations == [])
    }
}
