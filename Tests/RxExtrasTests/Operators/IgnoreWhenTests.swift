import RxExtras
import RxObservable
import RxTest
import Testing

struct IgnoreWhenTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("1--2--3--4--|")
        let chain = source.ignoreWhen { $0 > "2" }
        #expect(scheduler.result(of: chain) == "1--2--------|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.ignoreWhen { _ in throw error } },
            calling: { source, closure in
                source.ignoreWhen { _ in
                    closure()
                    return false
                }
            },
            { $0.ignoreWhen { $0.number == 2 } }
        )
        #expect(violations == [])
    }
}
