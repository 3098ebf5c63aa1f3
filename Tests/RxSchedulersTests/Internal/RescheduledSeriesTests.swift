import TestSupport
import Testing

@testable import RxSchedulers

/// The decisions of a series' state, without a scheduler.
struct RescheduledSeriesTests {
    private var state = SeriesState(scheduledBy: 1)

    /// Reports to the state that the call of a thread has returned a disposable.
    private mutating func didSchedule(
        _ scheduled: BooleanDisposable = BooleanDisposable(),
        on thread: UInt
    ) -> (action: SeriesState.Action, former: (any Disposable)?) {
        var disposable: (any Disposable)? = scheduled
        let action = state.didSchedule(&disposable, on: thread)
        return (action, disposable)
    }

    @Test mutating func `a run schedules the next one, and then waits for it`() {
        let steps = [
            didSchedule(on: 1).action, state.becomeDue(on: 2), didSchedule(on: 2).action, state.didRun(on: 2),
        ]
        #expect(steps == [.nothing, .run, .nothing, .nothing])
        let next = state.becomeDue(on: 3)
        #expect(next == .run)
    }

    // Contract T4
    @Test mutating func `a run that becomes due during another one is dropped, and the next one is scheduled later`() {
        _ = didSchedule(on: 1)
        let steps = [state.becomeDue(on: 2), state.becomeDue(on: 3), state.didRun(on: 3), state.didRun(on: 2)]
        #expect(steps == [.run, .nothing, .nothing, .schedule])
        let scheduled = [didSchedule(on: 2).action, state.becomeDue(on: 3)]
        #expect(scheduled == [.nothing, .run])
    }

    @Test mutating func `a run inside the call that schedules it waits for the call to return`() {
        let steps = [state.becomeDue(on: 1), didSchedule(on: 1).action]
        #expect(steps == [.nothing, .run])
        let afterwards = [didSchedule(on: 1).action, state.didRun(on: 1)]
        #expect(afterwards == [.nothing, .nothing])
    }

    @Test mutating func `a run on another thread takes the series over from the call that schedules it`() {
        let (first, second) = (BooleanDisposable(), BooleanDisposable())
        let steps = [
            state.becomeDue(on: 2), didSchedule(second, on: 2).action, didSchedule(first, on: 1).action,
            state.didRun(on: 2),
        ]
        #expect(steps == [.run, .nothing, .nothing, .nothing])
        let kept = state.end()
        #expect(kept === second)
    }

    @Test mutating func `a replaced disposable is returned to the caller for release`() {
        let (first, second) = (BooleanDisposable(), BooleanDisposable())
        let none = didSchedule(first, on: 1).former
        _ = state.becomeDue(on: 1)
        let former = didSchedule(second, on: 1).former
        #expect(none == nil)
        #expect(former === first)
    }

    @Test mutating func `after its end no action runs, and a scheduled one is disposed of`() {
        let kept = state.end()
        #expect(kept == nil)
        let steps = [state.becomeDue(on: 1), didSchedule(on: 1).action, state.didRun(on: 1)]
        #expect(steps == [.nothing, .dispose, .nothing])
    }
}
