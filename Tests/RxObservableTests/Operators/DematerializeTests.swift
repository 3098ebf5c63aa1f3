import TestSupport
import Testing

struct DematerializeTests {
    private let events: [String: Event<String>] = ["a": .next("a"), "b": .next("b"), "e": .error(MarbleError())]

    @Test func `sends the events that the elements contain`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--e--f--|", values: events.merging(["f": .next("f")]) { first, _ in first })
        #expect(scheduler.result(of: source.dematerialize()) == "a--b--#")
        #expect(source.subscriptionMarbles == ["^-----!"])
    }

    @Test func `ends with the source, and undoes materialize`() {
        let source = Observable.of(1, 2)
        #expect(trace(source.map { Event.next($0) }.dematerialize()) == ["1", "2", "|"])
        #expect(trace(source.materialize().dematerialize()) == ["1", "2", "|"])
        let failing = source.concat(Observable.error(Fault.first))
        #expect(trace(failing.materialize().dematerialize()) == ["1", "2", "#first"])
    }

    // Contract G1
    @Test func `no event follows a terminal element`() {
        let source = heedless(4).map { $0 == 2 ? Event<Int>.completed : .next($0) }
        #expect(unguardedTrace(source.dematerialize()) == ["1", "|"])
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.map { Event.next($0) }.dematerialize() } == [])
        expectPromptStop { $0.materialize().dematerialize() }
    }
}
