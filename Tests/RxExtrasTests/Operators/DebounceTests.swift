import Dispatch
import RxExtras
import RxObservable
import RxSchedulers
import RxTest
import Testing

struct DebounceTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let chain = scheduler.hot("ab---c--|")
            .debounce(for: { $0 == "b" ? .seconds(3) : .seconds(4) }, scheduler: scheduler)
        #expect(scheduler.result(of: chain) == "----b---(c|)")
    }

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
            throwing: { source, error in
                source.debounce(for: { _ in throw error }, scheduler: scheduler)
            },
            calling: { source, closure in
                source.debounce(
                    for: { _ in
                        closure()
                        return .seconds(1)
                    },
                    scheduler: scheduler
                )
            },
            { $0.debounce(for: { _ in .seconds(1) }, scheduler: scheduler) }
        )
        #expect(violations == [])
    }
}
