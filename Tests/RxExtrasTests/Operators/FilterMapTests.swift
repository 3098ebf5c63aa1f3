import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct FilterMapTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("1--2--3--4--|")
        let chain = source.compactMap { Int($0) }.filterMap { $0 < 3 ? .ignore : .map($0 * 2) }
        #expect(scheduler.result(of: chain) == "------6--8--|")
    }

    @Test func `a result may be nil`() {
        #expect(trace(Observable.of(1, 2).filterMap { $0 == 1 ? .map(Int?.none) : .ignore }) == ["nil", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.filterMap { _ -> FilterMap<Int> in throw error } },
            calling: { source, closure in
                source.filterMap { element in
                    closure()
                    return .map(element.number)
                }
            },
            { $0.filterMap { $0.number == 2 ? .ignore : .map($0.number) } }
        )
        #expect(violations == [])
    }
}
