import TestSupport
import Testing

struct MaterializeTests {
    private let events: [String: Event<String>] = ["a": .next("a"), "b": .next("b"), "e": .error(MarbleError())]

    @Test func `sends each event as an element`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--#")
        #expect(scheduler.result(of: source.materialize(), values: events) == "a--b--(e|)")
        #expect(source.subscriptionMarbles == ["^-----!"])
    }

    @Test func `completion is an element, too`() {
        #expect(trace(Observable.of(1).materialize()) == ["next(1)", "completed", "|"])
        #expect(trace(Observable<Int>.empty().materialize()) == ["completed", "|"])
    }

    // Contract G2
    @Test func `completion doesn't follow a last element that disposes`() {
        #expect(unguardedTrace(heedless(1).materialize(), disposingAfter: 2) == ["next(1)", "completed"])
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.materialize() } == [])
        expectPromptStop { $0.materialize().map { _ in } }
    }
}
