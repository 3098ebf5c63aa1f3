import Testing

@testable import RxDistributed

/// The answers to the subscriber of another node, and the waits of the source's task, without either.
struct HubSubscriptionTests {
    private var state = HubSubscriptionState<Int, String, String>(capacity: 2)

    private func words(_ reply: HubSubscriptionState<Int, String, String>.Reply?) -> String? {
        guard let (question, batch) = reply else { return nil }
        let end =
            switch batch.end {
            case nil: ""
            case .completed?: " completed"
            case .expired?: " expired"
            default: " failed"
            }
        return "\(question): \(batch.first) \(batch.elements)\(end)"
    }

    // Contract D1
    @Test mutating func `a question waits for the first element, and then takes all that waits`() {
        _ = state.ask("a")
        let nothing = state.answer()
        #expect(words(nothing) == nil)
        let first = state.add(1)
        #expect(words(first) == "a: 0 [1]")
        _ = [state.add(2), state.add(3)]
        _ = state.ask("b")
        let second = state.answer()
        #expect(words(second) == "b: 1 [2, 3]")
    }

    // Contract D1
    @Test mutating func `the end comes with the last elements, and answers each later question`() {
        _ = state.add(1)
        let unasked = state.finish(.completed)
        #expect(words(unasked) == nil)
        _ = state.finish(.expired)
        _ = state.ask("a")
        let first = state.answer()
        _ = state.ask("b")
        let second = state.answer()
        #expect([words(first), words(second)] == ["a: 0 [1] completed", "b: 1 [] completed"])
    }

    @Test mutating func `a second question answers the previous one with nothing`() {
        _ = state.ask("a")
        let earlier = state.ask("b").earlier
        #expect(words(earlier) == "a: 0 []")
        let answer = state.answerWithNothing()
        #expect(words(answer) == "b: 0 []")
        let nobody = state.answerWithNothing()
        #expect(words(nobody) == nil)
    }

    @Test mutating func `the task waits while there is no room, and a question makes room`() {
        _ = state.add(1)
        let waitsEarly = state.wait("room")
        _ = state.add(2)
        let waits = state.wait("room")
        #expect([waitsEarly, waits] == [false, true])
        let room = state.ask("a").room
        #expect(room == "room")
    }

    // Contracts D1, D5
    @Test(arguments: [nil, HubEnd.completed])
    mutating func `a disposal drops waiting elements, and answers with expiry`(end: HubEnd?) {
        _ = [state.add(1), state.add(2)]
        _ = state.wait("room")
        if let end { _ = state.finish(end) }
        let (dropped, _, room) = state.dispose()
        #expect(dropped == [1, 2])
        #expect(room == "room")
        _ = state.add(3)
        #expect(state.isFull == false)
        _ = state.ask("a")
        let answer = state.answer()
        // The source's own end would say that nothing was dropped.
        #expect(words(answer) == "a: 0 [] expired")
    }

    // Contract D5
    @Test mutating func `a disposal that drops nothing leaves the source's end`() {
        _ = state.finish(.completed)
        _ = state.dispose()
        _ = state.ask("a")
        let answer = state.answer()
        #expect(words(answer) == "a: 0 [] completed")
    }

    @Test mutating func `a task that starts after the disposal is cancelled`() {
        let task = Task {}
        let isLate = state.start(task)
        _ = state.dispose()
        let isLater = state.start(task)
        #expect([isLate, isLater] == [false, true])
    }
}
