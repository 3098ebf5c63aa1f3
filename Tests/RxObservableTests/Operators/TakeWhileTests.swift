import TestSupport
import Testing

struct TakeWhileTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let isLower: @Sendable (String) -> Bool = { $0 == $0.lowercased() }
        let first = scheduler.hot("a--b--C--d--|")
        #expect(scheduler.result(of: first.take(while: isLower)) == "a--b--|")
        #expect(first.subscriptionMarbles == ["^-----!"])
        let second = scheduler.hot("a--b--C--d--|")
        #expect(scheduler.result(of: second.take(while: isLower, behavior: .inclusive)) == "a--b--(C|)")
    }

    @Test(arguments: [TakeBehavior.exclusive, .inclusive])
    func `ends with the source`(behavior: TakeBehavior) {
        #expect(trace(Observable.of(1, 2).take(while: { _ in true }, behavior: behavior)) == ["1", "2", "|"])
        #expect(trace(Observable<Int>.empty().take(while: { _ in true }, behavior: behavior)) == ["|"])
        #expect(trace(Observable<Int>.error(Fault.first).take(while: { _ in true }, behavior: behavior)) == ["#first"])
    }

    // Contract G6
    @Test func `a synchronous endless source ends, and the predicate isn't called again`() {
        let calls = LockedValue(0)
        let chain = Observable.from(1...).take(while: { number in
            calls.withLock { $0 += 1 }
            return number < 3
        })
        #expect(trace(chain) == ["1", "2", "|"])
        #expect(calls.value == 3)
    }

    // Contracts G1, G2
    @Test func `no event follows the end or a last element that disposes`() {
        let odd: @Sendable (Int) -> Bool = { $0 % 2 == 1 }
        #expect(unguardedTrace(heedless(5).take(while: odd)) == ["1", "|"])
        #expect(unguardedTrace(heedless(5).take(while: odd, behavior: .inclusive)) == ["1", "2", "|"])
        #expect(unguardedTrace(heedless(5).take(while: odd, behavior: .inclusive), disposingAfter: 2) == ["1", "2"])
    }

    // Contracts G1, G2, G4, G5, G6, G7, L0
    @Test func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.take(while: { try visit($0).number < 3 })
        })
        #expect(violations == [])
        #expect(operatorContractViolations { $0.take(while: { $0.number < 3 }, behavior: .inclusive) } == [])
    }
}
