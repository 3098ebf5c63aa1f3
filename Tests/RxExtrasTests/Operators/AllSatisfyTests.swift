import RxExtras
import RxObservable
import RxTest
import RxTraits
import TestSupport
import Testing

struct AllSatisfyTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("1-2-3-4-|")
        let chain = source.allSatisfy { $0 < "3" }.map { $0 ? "t" : "f" }
        #expect(scheduler.result(of: chain) == "----(f|)")
    }

    // Contract C7
    @Test func `an empty source gives true, and an error passes through`() {
        #expect(trace(Observable<Int>.empty().allSatisfy { _ in false }) == ["true", "|"])
        #expect(trace(Observable.of(1, 2).allSatisfy { $0 < 3 }) == ["true", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).allSatisfy { _ in true }) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.allSatisfy { _ in throw error }.asObservable() },
            calling: { source, closure in
                source.allSatisfy { _ in
                    closure()
                    return true
                }.asObservable()
            },
            { $0.allSatisfy { $0.number < 2 }.asObservable() }
        )
        #expect(violations == [])
    }
}
