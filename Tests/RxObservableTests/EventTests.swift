import TestSupport
import Testing

struct EventTests {
    private let next = Event.next(1)
    private let error = Event<Int>.error(Fault.first)
    private let completed = Event<Int>.completed

    @Test func `each event has its own content and no other`() {
        #expect([next, error, completed].map(\.isStopEvent) == [false, true, true])
        #expect([next, error, completed].map(\.isCompleted) == [false, false, true])
        #expect([next, error, completed].map(\.element) == [1, nil, nil])
        #expect([next, error, completed].map { $0.error as? Fault } == [nil, .first, nil])
    }

    @Test func `the description names the event and its content`() {
        #expect(next.debugDescription == "next(1)")
        #expect(error.debugDescription == "error(first)")
        #expect(completed.debugDescription == "completed")
        #expect("\(next)" == "next(1)")
    }

    @Test func `map transforms only the element`() {
        #expect(next.map { "\($0)!" }.element == "1!")
        #expect(error.map { "\($0)!" }.error as? Fault == .first)
        #expect(completed.map { "\($0)!" }.isCompleted)
    }

    // Contract G7
    @Test func `a transform that throws makes an error event`() {
        let mapped: Event<Int> = next.map { _ in throw Fault.thrown }
        #expect(mapped.error as? Fault == .thrown)
    }

    @Test func `terminal events don't call the transform`() {
        var calls = 0
        _ = error.map { _ in calls += 1 }
        _ = completed.map { _ in calls += 1 }
        #expect(calls == 0)
    }

    @Test func `an event converts to itself`() {
        #expect(next.event.element == 1)
        #expect(error.event.error as? Fault == .first)
        #expect(completed.event.isCompleted)
    }
}
