import RxDisposables
import RxObservable
import TestSupport
import Testing

@testable import RxExtras

/// The waiting events in the queue of `observe(on:pressure:)`, and its turns, without a scheduler.
struct PressureStateTests {
    private func take(_ numbers: ClosedRange<Int>, _ state: inout PressureState<Int>) -> [String] {
        numbers.map { number in
            switch state.take(number) {
            case .late: "late"
            case .kept(let needsTurn): needsTurn ? "kept, turn" : "kept"
            case .replaced(let oldest): "replaces \(oldest)"
            case .refused: "refused"
            case .failed: "failed"
            }
        }
    }

    private func deliver(_ state: inout PressureState<Int>) -> [String] {
        var events: [String] = []
        while let event = state.next() { events.append("\(event)") }
        return events
    }

    @Test(arguments: [
        (PressurePolicy.newest(2), "replaces 1", ["next(2)", "next(3)"]),
        (.oldest(2), "refused", ["next(1)", "next(2)"]),
        (.fail(2), "failed", ["next(1)", "next(2)", "error(PressureError(limit: 2))"]),
    ])
    func `the policy handles an element without room`(
        policy: PressurePolicy,
        last: String,
        delivered: [String]
    ) {
        var state = PressureState<Int>(policy)
        let arrivals = take(1...3, &state)
        #expect(arrivals == ["kept, turn", "kept", last])
        let events = deliver(&state)
        #expect(events == delivered)
    }

    @Test func `the end follows waiting elements, and no element is accepted after it`() {
        var state = PressureState<Int>(.newest(2))
        _ = take(1...2, &state)
        let needsTurns = [state.end(.completed), state.end(.error(Fault.first))]
        #expect(needsTurns == [false, false], "there is a turn")
        let arrivals = take(3...3, &state)
        #expect(arrivals == ["late"])
        #expect(state.isOver == false)
        let events = deliver(&state)
        #expect(events == ["next(1)", "next(2)", "completed"])
        #expect(state.isOver)
    }

    // Contract T6
    @Test func `one turn at a time is scheduled while an element waits`() {
        var state = PressureState<Int>(.newest(2))
        _ = take(1...2, &state)
        _ = state.next()
        let goesOn = state.turnEnds()
        #expect(goesOn, "one waits")
        _ = deliver(&state)
        let meanwhile = take(3...3, &state)
        #expect(meanwhile == ["kept"], "the turn isn't over")
        _ = deliver(&state)
        let isScheduledAgain = state.turnEnds()
        #expect(isScheduledAgain == false)
        let needsTurn = state.end(.completed)
        #expect(needsTurn)
    }

    @Test func `the disposable of a turn is kept, unless the next one has been scheduled`() {
        var state = PressureState<Int>(.newest(1))
        let (early, late) = (BooleanDisposable(), BooleanDisposable())
        let first = state.scheduled.begins()
        let second = state.scheduled.begins()
        _ = state.scheduled.keep(late, of: second)
        _ = state.scheduled.keep(early, of: first)
        let turn = state.clear().turn
        #expect(turn === late)
    }

    @Test(arguments: [false, true])
    func `no event is delivered after a stop or a disposal`(isDisposal: Bool) {
        var state = PressureState<Int>(.newest(2))
        _ = take(1...1, &state)
        _ = state.end(.completed)
        let end = isDisposal ? state.clear().end : state.stop()
        #expect(end.map { "\($0)" } == "completed", "it is freed outside the lock")
        #expect(state.isOver)
        let events = deliver(&state)
        #expect(events == [])
        let goesOn = state.turnEnds()
        #expect(goesOn == false)
    }
}
