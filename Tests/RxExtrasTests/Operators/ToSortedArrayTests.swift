import RxExtras
import RxTraits
import TestSupport
import Testing

struct ToSortedArrayTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("b--a--|")
        let chain = source.toSortedArray().map { $0.joined() }
        #expect(scheduler.result(of: chain, names: ["ab"]) == "------(ab|)")
    }

    @Test func `sorts in descending order and by a predicate`() {
        #expect(trace(Observable.of(1, 3, 2).toSortedArray(ascending: false)) == ["[3, 2, 1]", "|"])
        #expect(trace(Observable.of("aaa", "b").toSortedArray { $0.count < $1.count }) == [#"["b", "aaa"]"#, "|"])
        #expect(trace(Observable<Int>.empty().toSortedArray()) == ["[]", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.toSortedArray().asObservable() } == [])
    }
}
