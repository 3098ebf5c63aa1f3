import RxExtras
import RxObservable
import RxTest
import RxTraits
import TestSupport
import Testing

struct ContainsTests {
    private let scheduler = TestScheduler()

    @Test func `contains { … } as documented`() {
        let source = scheduler.hot("1-2-3-4-|")
        let chain = source.contains { $0 > "2" }.map { $0 ? "t" : "f" }
        #expect(scheduler.result(of: chain) == "----(t|)")
    }

    @Test func `contains(b) as documented`() {
        let source = scheduler.hot("a-b-c-|")
        #expect(scheduler.result(of: source.contains("b").map { $0 ? "t" : "f" }) == "--(t|)")
        #expect(source.subscriptionMarbles == ["^-!"])
    }

    // Contract C7
    @Test func `an element is absent`() {
        #expect(trace(Observable<Int>.empty().contains(1)) == ["false", "|"])
        #expect(trace(Observable.of(1, 2).contains(3)) == ["false", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).contains(1)) == ["#first"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.contains { _ in throw error }.asObservable() },
            calling: { source, closure in
                source.contains { _ in
                    closure()
                    return false
                }.asObservable()
            },
            { $0.contains { $0.number == 2 }.asObservable() }
        )
        #expect(violations == [])
    }
}
