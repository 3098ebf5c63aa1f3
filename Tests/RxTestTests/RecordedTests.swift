import TestSupport
import Testing

struct RecordedTests {
    private struct Described: Error {
        let text: String
    }

    private enum Known: Error {
        case first
        case second
    }

    @Test func `records are equal if their times and events are`() {
        #expect(Recorded.next(1, "a") == .next(1, "a"))
        #expect(Recorded.next(1, "a") != .next(2, "a"))
        #expect(Recorded.next(1, "a") != .next(1, "b"))
        #expect(Recorded.completed(1, Int.self) == .completed(1))
        #expect(Recorded.completed(1, Int.self) != .error(1, Known.first))
        #expect(Recorded(time: 3, value: 7) == Recorded(time: 3, value: 7))
    }

    @Test func `errors are equal if their types and contents are`() {
        #expect(Event<Int>.error(Known.first) == .error(Known.first))
        #expect(Event<Int>.error(Known.first) != .error(Known.second))
        #expect(Event<Int>.error(Described(text: "a")) == .error(Described(text: "a")))
        #expect(Event<Int>.error(Described(text: "a")) != .error(Described(text: "b")))
        #expect(Event<Int>.error(Described(text: "a")) != .error(Known.first))
        #expect(Event<Int>.error(Known.first) != .completed)
    }

    @Test func `lists get their type from their events`() {
        let events = Recorded.events(.next(1, "a"), .completed(2))
        #expect(events == Recorded.events([.next(1, "a"), .completed(2)]))
        #expect(events.count == 2)
    }

    @Test func `records describe themselves`() {
        #expect("\(Recorded.next(1, "a"))" == "next(a) @ 1")
        #expect(Recorded.completed(20, Int.self).debugDescription == "completed @ 20")
    }

    @Test func `subscriptions are equal if both times are`() {
        #expect(Subscription(200, 300) == Subscription(200, 300))
        #expect(Subscription(200, 300) != Subscription(200, 301))
        #expect(Subscription(200) == Subscription(200, .max))
        #expect(Set([Subscription(1), Subscription(1), Subscription(2)]).count == 2)
    }

    @Test func `subscriptions describe themselves`() {
        #expect("\(Subscription(200, 300))" == "(200 : 300)")
        #expect("\(Subscription(200))" == "(200 : infinity)")
    }
}
