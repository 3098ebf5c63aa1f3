import TestSupport
import Testing

struct GenerateTests {
    @Test func `sends states for as long as the condition holds`() {
        let source = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
        #expect(TestScheduler().result(of: source) == "(1248|)")
    }

    @Test func `without a state it completes`() {
        #expect(trace(Observable.generate(initialState: 1, condition: { _ in false }, iterate: { $0 })) == ["|"])
    }

    // Contract G6
    @Test func `an endless source with take completes, and makes no unwanted state`() {
        let calls = LockedValue(0)
        let source = Observable.generate(
            initialState: 1,
            condition: { _ in true },
            iterate: { state in
                calls.withLock { $0 += 1 }
                return state + 1
            }
        )
        #expect(trace(source.take(5)) == ["1", "2", "3", "4", "5", "|"])
        #expect(calls.value == 4)
    }

    // Contract G7
    @Test func `a condition or an iteration that throws becomes one error`() {
        let condition = Observable.generate(
            initialState: 1,
            condition: { if $0 == 3 { throw Fault.thrown } else { true } },
            iterate: { $0 + 1 }
        )
        #expect(trace(condition) == ["1", "2", "#thrown"])
        let iterate = Observable.generate(
            initialState: 1,
            condition: { _ in true },
            iterate: { if $0 == 2 { throw Fault.thrown } else { $0 + 1 } }
        )
        #expect(trace(iterate) == ["1", "2", "#thrown"])
        #expect(trace(iterate.retry(2)) == ["1", "2", "1", "2", "#thrown"])
    }

    // Contracts G1, G2, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        let violations = sourceContractViolations(
            throwing: { error in .generate(initialState: 1, condition: { _ in true }, iterate: { _ in throw error }) },
            calling: { closure in
                .generate(
                    initialState: 1,
                    condition: { state in
                        closure()
                        return state < 3
                    },
                    iterate: { $0 + 1 }
                )
            },
            { .generate(initialState: 1, condition: { _ in true }, iterate: { $0 + 1 }) }
        )
        #expect(violations == [])
    }
}
