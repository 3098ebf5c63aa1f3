import RxDisposables
import Testing

@testable import RxExtras

/// The sessions that the subscribers of `share(policy:)` join, without a source.
struct SharedSourceTests {
    private final class Session: Sendable {}

    private var state = SharedSourceState<Session>(subscribersToConnect: 2)
    private let first = Session()
    private let second = Session()

    /// Adds a subscriber to the session, or begins one; returns whether it connects it, `nil` for another session.
    private mutating func join(_ expected: Session) -> Bool? {
        let (session, connects) = state.join { _ in expected }
        return session === expected ? connects : nil
    }

    // Contract L5
    @Test mutating func `the subscriber that completes the required number connects a session once`() {
        let connects = [join(first), join(first), join(first)]
        #expect(connects == [false, true, false])
    }

    // Contract L5
    @Test mutating func `the last subscriber that leaves ends the session, unless another one comes`() {
        _ = [join(first), join(first)]
        let early = state.leave(first)
        #expect(early == nil)
        let last = state.leave(first)
        let arrivals = last ?? -1
        _ = join(first)
        _ = state.leave(first)
        let isTooLate = state.abandon(first, ifNobodyCameAfter: arrivals)
        #expect(isTooLate == false)
        let ends = [
            state.abandon(first, ifNobodyCameAfter: arrivals + 1),
            state.abandon(first, ifNobodyCameAfter: arrivals + 1),
        ]
        #expect(ends == [true, false])
        let connects = [join(second), join(second)]
        #expect(connects == [false, true], "the next session gathers anew")
    }

    // Contract L5
    @Test mutating func `a timer that comes too late is cancelled, and the one of the last departure stays`() {
        let timers = [BooleanDisposable(), BooleanDisposable()]
        _ = join(first)
        let early = state.leave(first) ?? -1
        _ = join(first)
        let late = state.leave(first) ?? -1
        let useless = [state.keep(timers[1], after: late), state.keep(timers[0], after: early)]
        #expect(useless.map { $0.map(ObjectIdentifier.init) } == [nil, ObjectIdentifier(timers[0])])
        let kept = state.removeUselessTimer()
        #expect(kept == nil)
        _ = join(first)
        let taken = state.removeUselessTimer()
        #expect(taken === timers[1])
    }

    @Test mutating func `a session stays for later subscribers after its source has ended`() {
        _ = [join(first), join(first)]
        state.sourceEnded(0)
        let departures = [state.leave(first), state.leave(first)]
        #expect(departures == [nil, nil])
        let connects = join(first)
        #expect(connects == false)
        let isOver = state.abandon(first, ifNobodyCameAfter: 3)
        #expect(isOver == false)
    }

    @Test mutating func `a session is forgotten by its number, and its subscribers no longer count`() {
        _ = [join(first), join(first)]
        let others = state.forget(1)
        #expect(others == nil)
        let forgotten = state.forget(0)
        #expect(forgotten === first)
        _ = join(second)
        let departure = state.leave(first)
        #expect(departure == nil)
        state.sourceEnded(0)
        let connects = join(second)
        #expect(connects == true, "the source of the session before can't end this one")
    }
}
