import RxExtras
import RxObservable
import RxTest
import RxTraits
import TestSupport
import Testing

struct MaxTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("b--c--a--|")
        let chain = source.max().map { $0 ?? "n" }
        #expect(scheduler.result(of: chain) == "---------(c|)")
    }

    // Contract C7
    @Test func `an empty source, an error and equal elements`() {
        #expect(trace(Observable<Int>.empty().max()) == ["nil", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).max()) == ["#first"])
        #expect(trace(Observable.of(2, 1, 3).max().map { $0 ?? 0 }) == ["3", "|"])
        let words = Observable.of("bb", "a", "cc", "d").max { $0.count < $1.count }
        #expect(trace(words.map { $0 ?? "" }) == ["cc", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.max { _, _ in throw error }.asObservable() },
            calling: { source, closure in
                source.max { _, _ in
                    closure()
                    return true
                }.asObservable()
            },
            { $0.max().asObservable() }
        )
        #expect(violations == [])
    }
}
