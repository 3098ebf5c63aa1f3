import RxExtras
import RxTraits
import TestSupport
import Testing

struct PartitionTests {
    @Test func `partitions into true and false`() {
        let (matches, nonMatches) = Observable.of(true, false, true).partition()
        #expect(trace(matches) == ["true", "true", "|"])
        #expect(trace(nonMatches) == ["false", "|"])
    }

    @MainActor @Test func `of a driver`() {
        let source = PublishSubject<Int>()
        let (matches, nonMatches) = source.asDriver(onErrorDriveWith: .empty()).partition { $0 != 2 }
        let log = Recorder<String>()
        let subscriptions = [
            matches.drive(onNext: { log.record("matches: \($0)") }),
            nonMatches.drive(onNext: { log.record("not: \($0)") }),
        ]
        for number in 1...3 { source.onNext(number) }
        #expect(log.elements == ["matches: 1", "not: 2", "matches: 3"])
        for subscription in subscriptions { subscription.dispose() }
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.partition { try visit($0).number != 2 }.matches
        })
        #expect(violations == [])
    }
}
