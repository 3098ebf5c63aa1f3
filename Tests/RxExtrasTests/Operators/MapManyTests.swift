import RxExtras
import RxObservable
import RxTest
import Testing

struct MapManyTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("x--y--|", values: ["x": ["a", "b"], "y": ["c"]])
        let chain = source.mapMany { $0.uppercased() }
        #expect(scheduler.result(of: chain, values: ["k": ["A", "B"], "l": ["C"]]) == "k--l--|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.map { [$0] }.mapMany { _ in throw error } },
            calling: { source, closure in
                source.map { [$0] }.mapMany { element in
                    closure()
                    return element.number
                }
            },
            { $0.map { [$0] }.mapMany { $0.number } }
        )
        #expect(violations == [])
    }
}
