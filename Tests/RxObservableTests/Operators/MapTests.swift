import TestSupport
import Testing

struct MapTests {
    @Test func `transforms each element`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.map { $0.uppercased() }) == "A--B--C--|")
        #expect(source.subscriptionMarbles == ["^--------!"])
    }

    @Test func `an error and an empty source pass through`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("a-#").map { $0.uppercased() }) == "A-#")
        #expect(trace(Observable<Int>.empty().map { $0 + 1 }) == ["|"])
    }

    @Test func `chained maps apply in order`() {
        #expect(trace(Observable.of(1, 2).map { $0 + 1 }.map { "\($0)!" }) == ["2!", "3!", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in source.map { try visit($0) } })
        #expect(violations == [])
    }

    // Contract G6
    @Test func `a million elements behind take(1) call the closure once`() {
        let calls = LockedValue(0)
        let chain = heedless(1_000_000).map { number in
            calls.withLock { $0 += 1 }
            return number
        }
        #expect(trace(chain.take(1)) == ["1", "|"])
        #expect(calls.value <= 2)
        expectPromptStop { $0.map { $0 } }
    }

    // Contract G7
    @Test func `a closure that throws becomes one error`() {
        expectOneError { source, body in
            source.map { number in
                try body()
                return number
            }
        }
        expectOneError(after: 2) { source, body in
            source.map { number in
                try body()
                return number
            }
        }
    }

    // Contract G7
    @Test func `elements before the throwing one arrive`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        let chain = source.map { element in
            if element == "b" { throw MarbleError() }
            return element
        }
        #expect(scheduler.result(of: chain) == "a--#")
        #expect(source.subscriptionMarbles == ["^--!"])
    }
}
