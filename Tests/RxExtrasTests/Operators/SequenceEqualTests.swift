import RxExtras
import RxTraits
import TestSupport
import Testing

struct SequenceEqualTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [
        ("|", "|", "(t|)"),
        // A difference ends it at once, and so does an end.
        ("ab-", "ac-", "-(f|)"),
        ("ab-----", "a-|", "--(f|)"),
        ("a-|", "abc", "--(f|)"),
        ("a-#", "a---|", "--#"),
    ])
    func `sequences differ in an element, the length or an error`(source: String, other: String, expected: String) {
        let (source, other) = (scheduler.hot(source), scheduler.hot(other))
        #expect(scheduler.result(of: source.sequenceEqual(other).map { $0 ? "t" : "f" }) == Marbles(expected))
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { first, second in first.sequenceEqual(second).asObservable() } == [])
    }
}
