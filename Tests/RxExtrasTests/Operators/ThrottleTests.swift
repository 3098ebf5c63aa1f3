import Dispatch
import RxExtras
import TestSupport
import Testing

struct ThrottleTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [
        (true, false, "a---------d--|"), (true, true, "a---c-----d--|"), (false, true, "----c---------(d|)"),
        (false, false, "-------------|"),
    ])
    func `as documented`(leading: Bool, trailing: Bool, expected: String) {
        let chain = scheduler.hot("ab-c------d--|")
            .throttle(.seconds(4), leading: leading, trailing: trailing, scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    // Contract T1
    @Test func `periods without length drop nothing`() {
        let source = Observable.of("a", "b", "c")
        let trailing = source.throttle(.seconds(0), leading: false, trailing: true, scheduler: scheduler)
        #expect(trace(trailing) == ["a", "b", "c", "|"])
        #expect(trace(source.throttle(for: { _ in .seconds(-1) }, scheduler: scheduler)) == ["a", "b", "c", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        let violations = operatorContractViolations(
            scheduler: scheduler,
            visiting: { source, visit in
                source.throttle(
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
