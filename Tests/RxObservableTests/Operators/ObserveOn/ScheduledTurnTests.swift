import RxDisposables
import Testing

@testable import RxObservable

struct ScheduledTurnTests {
    private var turn = ScheduledTurn()
    private let disposable = BooleanDisposable()

    // Contract G3
    @Test mutating func `the disposable of a turn is kept until the turn is over`() {
        let number = turn.begins()
        #expect(turn.keep(disposable, of: number) == nil)
        #expect(turn.ends() === disposable)
        #expect(turn.ends() == nil)
    }

    @Test mutating func `a disposable that comes after its turn isn't kept`() {
        let number = turn.begins()
        #expect(turn.ends() == nil)
        #expect(turn.keep(disposable, of: number) == nil)
        #expect(turn.ends() == nil)
    }

    @Test mutating func `a disposable that comes after the next turn's scheduling isn't kept`() {
        let first = turn.begins()
        let second = turn.begins()
        let other = BooleanDisposable()
        #expect(turn.keep(other, of: second) == nil)
        #expect(turn.keep(disposable, of: first) == nil)
        #expect(turn.ends() === other)
    }

    @Test mutating func `the disposable of the former turn is returned when the next one's comes`() {
        _ = turn.keep(disposable, of: turn.begins())
        let number = turn.begins()
        #expect(turn.keep(BooleanDisposable(), of: number) === disposable)
    }
}
