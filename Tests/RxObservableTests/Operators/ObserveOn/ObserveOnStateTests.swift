import TestSupport
import Testing

@testable import RxObservable

/// The turns of `observe(on:)`, without a scheduler.
struct ObserveOnStateTests {
    private var state = ObserveOnState(isFree: false)

    // Contract T6
    @Test mutating func `the first event needs a turn, and further ones join it once it has its place`() {
        let first = state.arrive(at: 0)
        state.keep(BooleanDisposable(), of: first, ticket: 1)
        let turns = [first, state.arrive(at: 1), state.endArrived(nil, at: 1)]
        #expect(turns == [1, 0, 0])
        let steps = [begin(1), next(waiting: 2), next(), next()]
        #expect(steps == ["delivers", "deliver 2", "end", "rest"])
    }

    // Contract T16
    @Test mutating func `an event needs a turn of its own if something was scheduled behind the latest one`() {
        schedule(state.arrive(at: 0), ticket: 1)
        let joined = state.arrive(at: 1)
        schedule(state.arrive(at: 2), ticket: 3)
        let steps = [joined == 0 ? "joined" : "", begin(1), next(waiting: 3), next(waiting: 1)]
        #expect(steps == ["joined", "delivers", "deliver 2", "rest"])
        let rest = [begin(2), next(waiting: 1), next()]
        #expect(rest == ["delivers", "deliver 1", "rest"])
    }

    // Contract T16: another thread may send something to another chain before the turn has its place.
    @Test mutating func `no event joins a turn whose place isn't known, and a later turn delivers for earlier ones`() {
        let turns = [state.arrive(at: 0), state.arrive(at: 1)]
        #expect(turns == [1, 2])
        let steps = [begin(2), next(waiting: 2), next(), begin(1)]
        #expect(steps == ["delivers", "deliver 2", "rest", "nothing"])
    }

    @Test mutating func `on a scheduler without an order, events join at once`() {
        state = ObserveOnState(isFree: true)
        let turns = [state.arrive(at: 0), state.arrive(at: 0)]
        #expect(turns == [1, 0])
    }

    // Contract T6
    @Test mutating func `a turn at its limit leaves the rest to another one`() {
        schedule(state.arrive(at: 0), ticket: 1)
        _ = (state.arrive(at: 1), state.arrive(at: 1))
        let steps = [begin(1), next(waiting: 3, room: 2), next(waiting: 1, room: 0)]
        #expect(steps == ["delivers", "deliver 2", "again 2, up to 3, from 1"])
        let yields = state.yields(to: 2, last: 3, isNext: true)
        #expect(yields)
        let rest = [begin(2), next(waiting: 1), next()]
        #expect(rest == ["delivers", "deliver 1", "rest"])
    }

    // Contract T16
    @Test mutating func `a turn at its limit delivers all if something is scheduled behind its last event`() {
        schedule(state.arrive(at: 0), ticket: 1)
        _ = (state.arrive(at: 1), state.arrive(at: 1))
        let steps = [begin(1), next(waiting: 3, room: 1), next(waiting: 2, room: 0)]
        #expect(steps == ["delivers", "deliver 1", "again 2, up to 3, from 1"])
        // Another chain's event has come in between.
        let yields = state.yields(to: 2, last: 3, isNext: false)
        let late = state.arrive(at: 3)
        #expect([yields ? 1 : 0, late] == [0, 3])
        let rest = [next(waiting: 3, room: 1), next(waiting: 2, room: 0), next(waiting: 1), begin(2), next(waiting: 1)]
        #expect(rest == ["deliver 1", "deliver 1", "rest", "delivers", "rest"])
        let last = [begin(3), next(waiting: 1)]
        #expect(last == ["delivers", "deliver 1"])
    }

    // Contract T6: on a scheduler that isn't serial.
    @Test mutating func `a turn that begins while another one delivers leaves its events to it`() {
        schedule(state.arrive(at: 0), ticket: -2)
        schedule(state.arrive(at: 0), ticket: -2)
        let steps = [begin(1), next(waiting: 2), begin(2), next(waiting: 1), next()]
        #expect(steps == ["delivers", "deliver 1", "nothing", "deliver 1", "rest"])
    }

    @Test mutating func `an action that a scheduler repeats delivers nothing`() {
        let turn = state.arrive(at: 0)
        let steps = [begin(turn), begin(turn), next(waiting: 1), next(), begin(turn)]
        #expect(steps == ["delivers", "nothing", "deliver 1", "rest", "nothing"])
    }

    // Contract G5
    @Test mutating func `the disposable of a turn is released when the turn begins, and a late one isn't kept`() {
        let (first, second, late) = (BooleanDisposable(), BooleanDisposable(), BooleanDisposable())
        state.keep(first, of: state.arrive(at: 0), ticket: -2)
        state.keep(second, of: state.arrive(at: 0), ticket: -2)
        let released = [state.turnBegins(1).released, state.turnBegins(2).released]
        #expect(released.map { $0 === first } == [true, false])
        #expect(released.map { $0 === second } == [false, true])
        state.keep(late, of: 2, ticket: -2)
        let rest = state.clear()
        #expect(rest.turn == nil)
        #expect(rest.earlier?.turns.count == 0)
    }

    // Contract G5
    @Test mutating func `disposal returns the waiting end and all turns, once`() {
        let (first, second) = (BooleanDisposable(), BooleanDisposable())
        state.keep(first, of: state.arrive(at: 0), ticket: -2)
        state.keep(second, of: state.endArrived(Fault.first, at: 0), ticket: -2)
        let (cleared, again) = (state.clear(), state.clear())
        #expect(cleared.turn === second)
        cleared.earlier?.dispose()
        #expect(first.isDisposed)
        #expect(cleared.error as? Fault == .first)
        #expect(again.turn == nil)
        #expect(again.earlier == nil)
        #expect(again.error == nil)
    }

    private mutating func schedule(_ turn: Int, ticket: Int) {
        state.keep(BooleanDisposable(), of: turn, ticket: ticket)
    }

    private mutating func begin(_ turn: Int) -> String {
        state.turnBegins(turn).delivers ? "delivers" : "nothing"
    }

    private mutating func next(waiting: Int = 0, room: Int = 512) -> String {
        switch state.next(waiting: waiting, room: room) {
        case .deliver(let count): "deliver \(count)"
        case .end(nil): "end"
        case .end(let error?): "end: \(error)"
        case .again(let turn, let last, let ticket): "again \(turn), up to \(last), from \(ticket)"
        case .rest: "rest"
        }
    }
}
