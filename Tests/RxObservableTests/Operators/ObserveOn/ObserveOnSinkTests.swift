import RxDisposables
import TestSupport
import Testing

@testable import RxObservable

/// The turns of `observe(on:)`, without a scheduler.
struct ObserveOnSinkTests {
    private var state = ObserveOnState()

    // Contract T6
    @Test mutating func `the first event schedules a turn, and further events don't`() {
        let turns = [state.needsTurn(), state.needsTurn(), state.endArrived(nil)]
        #expect(turns == [true, false, false])
    }

    // Contract T6
    @Test mutating func `elements precede the end, and a turn without events is over`() {
        _ = state.needsTurn()
        _ = state.turnBegins()
        let startsDelivering = state.isDelivering
        let needsTurn = state.endArrived(Fault.first)
        #expect([startsDelivering, needsTurn] == [true, false])
        // The end is sent once.
        let steps = [next(hasElements: true), next(), next()]
        #expect(steps == ["deliver", "end: first", "rest"])
        let afterwards = [state.isDelivering, state.needsTurn()]
        #expect(afterwards == [false, true])
    }

    // Contract T6
    @Test mutating func `a turn that has sent a full batch leaves the end to the next one`() {
        _ = state.endArrived(nil)
        _ = state.turnBegins()
        let step = next(mayEnd: false)
        #expect(step == "continue later")
        state.turnEnds(isOver: false)
        // The turn schedules the next one, so an event needs no turn.
        let afterwards = [state.isDelivering, state.needsTurn()]
        #expect(afterwards == [false, false])
        _ = state.turnBegins()
        let last = next()
        #expect(last == "end")
        // Nothing more is delivered, so an event needs no turn.
        state.turnEnds(isOver: true)
        let needsTurn = state.needsTurn()
        #expect(!needsTurn)
    }

    @Test mutating func `an action that a scheduler repeats begins no turn`() {
        let early = state.turnBegins()
        _ = state.needsTurn()
        let begins = [state.turnBegins(), state.turnBegins()]
        _ = next()
        let late = state.turnBegins()
        #expect([early] + begins + [late] == [false, true, false, false])
    }

    // Contract G5
    @Test mutating func `a finished turn's disposable is released, and a late one isn't kept`() {
        let (early, late) = (BooleanDisposable(), BooleanDisposable())
        let number = state.scheduled.begins()
        var released = [state.scheduled.keep(early, of: number)]
        _ = state.turnBegins()
        if case .rest(let disposable) = state.next(hasElements: false, mayEnd: true) { released.append(disposable) }
        released.append(state.scheduled.keep(late, of: number))
        released.append(state.clear().turn)
        #expect(released.map { $0 === early } == [false, true, false, false])
        #expect(released.map { $0 === late } == [false, false, false, false])
    }

    // Contract G5
    @Test mutating func `disposal returns the waiting end and the turn once`() {
        let disposable = BooleanDisposable()
        _ = state.scheduled.keep(disposable, of: state.scheduled.begins())
        _ = state.endArrived(Fault.first)
        let (first, second) = (state.clear(), state.clear())
        #expect(first.turn === disposable)
        #expect(first.error as? Fault == .first)
        #expect(second.turn == nil)
        #expect(second.error == nil)
    }

    private mutating func next(hasElements: Bool = false, mayEnd: Bool = true) -> String {
        switch state.next(hasElements: hasElements, mayEnd: mayEnd) {
        case .deliver: "deliver"
        case .end(nil): "end"
        case .end(let error?): "end: \(error)"
        case .continueLater: "continue later"
        case .rest: "rest"
        }
    }
}
