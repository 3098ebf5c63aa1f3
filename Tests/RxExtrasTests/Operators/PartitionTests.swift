import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct PartitionTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("1--2--3--4--|")
        let (matches, nonMatches) = source.partition { $0 < "3" }
        let others = scheduler.record(nonMatches)
        #expect(scheduler.result(of: matches) == "1--2--------|")
        #expect(others.marbles() == "------3--4--|")
        #expect(source.subscriptionMarbles == ["^-----------!"])
    }

    @Test func `partitions into true and false`() {
        let (matches, nonMatches) = Observable.of(true, false, true).partition()
        #expect(trace(matches) == ["true", "true", "|"])
        #expect(trace(nonMatches) == ["false", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.partition { _ in throw error }.nonMatches },
            calling: { source, closure in
                source.partition { _ in
                    closure()
                    return true
                }.matches
            },
            { $0.partition { $0.number != 2 }.matches }
        )
        #expect(violations == [])
    }
}
