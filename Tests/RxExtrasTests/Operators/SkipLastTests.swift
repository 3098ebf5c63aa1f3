import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct SkipLastTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--c--d--|")
        let chain = source.skipLast(2)
        #expect(scheduler.result(of: chain) == "------a--b--|")
    }

    // Contract C7
    @Test(arguments: [(0, ["1", "2", "3"]), (-1, ["1", "2", "3"]), (1, ["1", "2"]), (3, []), (9, [])])
    func `drops as many as there are`(count: Int, expected: [String]) {
        #expect(trace(Observable.of(1, 2, 3).skipLast(count)) == expected + ["|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.skipLast(1) } == [])
    }
}
