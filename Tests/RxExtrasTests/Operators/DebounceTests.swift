import Dispatch
import RxExtras
import TestSupport
import Testing

struct DebounceTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [("|", "|"), ("a#", "-#"), ("a|", "-(a|)"), ("a---b#", "--a--#"), ("abcdef", "-------f")])
    func `emits after a quiet period`(source: String, expected: String) {
        let chain = scheduler.hot(source).debounce(for: { _ in .seconds(2) }, scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        let violations = operatorContractViolations(
            scheduler: scheduler,
            visiting: { source, visit in
                source.debounce(
                    for: { element in
                        _ = try visit(element)
                        return .seconds(1)
                    },
                    scheduler: scheduler
                )
            }
        )
        #expect(violations == [])
    }
}
