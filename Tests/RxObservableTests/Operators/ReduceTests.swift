import TestSupport
import Testing

struct ReduceTests {
    @Test func `sends the result at the end`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--2--3--|")
        let sum = source.compactMap { Int($0) }.reduce(0, accumulator: +)
        #expect(scheduler.result(of: sum) == "---------(6|)")
        #expect(source.subscriptionMarbles == ["^--------!"])
    }

    @Test func `transforms the result`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--2--3--|")
        let sum = source.compactMap { Int($0) }.reduce(0, accumulator: +, mapResult: { $0 + 1 })
        #expect(scheduler.result(of: sum) == "---------(7|)")
    }

    @Test func `an empty source gives the seed`() {
        #expect(trace(Observable<Int>.empty().reduce(7, accumulator: +)) == ["7", "|"])
        #expect(trace(Observable<Int>.empty().reduce(7, accumulator: +, mapResult: { "\($0)!" })) == ["7!", "|"])
    }

    @Test func `an error gives no result`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("ab-#").reduce("", accumulator: +)) == "---#")
        #expect(trace(Observable<Int>.never().reduce(0, accumulator: +)) == [])
    }

    @Test func `each subscription starts with the seed`() {
        let sum = Observable.of(1, 2).reduce(10, accumulator: +)
        #expect(trace(sum) == ["13", "|"])
        #expect(trace(sum) == ["13", "|"])
    }

    // Contract G7
    @Test func `a transformation of the result that throws becomes one error`() {
        expectOneError { source, body in
            source.reduce(0, accumulator: +, mapResult: { _ in try body() })
        }
    }

    // Contract G2
    @Test func `completion doesn't follow a result that disposes`() {
        #expect(unguardedTrace(Observable.of(1, 2).reduce(0, accumulator: +), disposingAfter: 1) == ["3"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.reduce(ContractElement(0)) { try visit($1) }
        })
        #expect(violations == [])
    }
}
