import TestSupport
import Testing

struct SkipWhileTests {
    @Test func `drops elements up to the first that fails the predicate`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--C--d--|")
        #expect(scheduler.result(of: source.skip(while: { $0 == $0.lowercased() })) == "------C--d--|")
        #expect(source.subscriptionMarbles == ["^-----------!"])
    }

    @Test func `ends with the source, and calls the predicate no more than necessary`() {
        let calls = LockedValue(0)
        let chain = Observable.of(1, 2, 3, 1).skip(while: { number in
            calls.withLock { $0 += 1 }
            return number < 2
        })
        #expect(trace(chain) == ["2", "3", "1", "|"])
        #expect(calls.value == 2)
        #expect(trace(Observable.of(1, 2).skip(while: { _ in true })) == ["|"])
        #expect(trace(Observable<Int>.empty().skip(while: { _ in true })) == ["|"])
        #expect(trace(Observable<Int>.error(Fault.first).skip(while: { _ in true })) == ["#first"])
    }

    // Contracts G1, G2, G4, G5, G6, G7, L0
    @Test func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.skip(while: { try visit($0).number < 2 })
        })
        #expect(violations == [])
    }
}
