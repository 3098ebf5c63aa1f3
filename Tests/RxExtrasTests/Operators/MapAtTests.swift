import RxExtras
import RxObservable
import RxTest
import Testing

struct MapAtTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("x--y--|", values: ["x": "ann", "y": "bo"])
        #expect(scheduler.result(of: source.mapAt(\.count)) == "3--2--|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.mapAt(\.number) } == [])
    }
}
