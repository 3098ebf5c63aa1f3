import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct CountTests {
    private let scheduler = TestScheduler()

    @Test func `count() as documented`() {
        let source = scheduler.hot("a-b-c-|")
        let chain = source.count()
        #expect(scheduler.result(of: chain) == "------(3|)")
    }

    @Test func `count { … } as documented`() {
        #expect(scheduler.result(of: scheduler.hot("1-2-3-|").count { $0 > "1" }) == "------(2|)")
    }

    // Contract C7
    @Test func `an empty source and an error`() {
        #expect(trace(Observable<Int>.empty().count()) == ["0", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).count()) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.count { _ in throw error } },
            calling: { source, closure in
                source.count { _ in
                    closure()
                    return true
                }
            },
            { $0.count() }
        )
        #expect(violations == [])
    }
}
