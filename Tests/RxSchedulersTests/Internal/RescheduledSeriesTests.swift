import RxDisposables
import TestSupport
import Testing

@testable import RxSchedulers

/// What the state of a series decides, without a scheduler.
struct RescheduledSeriesTests {
    private var state = SeriesState(scheduledBy: 1)
    private var former: (any Disposable)?

    @Test mutating func `a run schedules the next one, and then waits for it`() {
        #expect(state.hasScheduled(BooleanDisposable(), on: 1, &former) == (.nothing, true))
        #expect(state.phase == .waiting)
        #expect(state.comeDue(on: 2) == .run)
        #expect(state.hasScheduled(BooleanDisposable(), on: 2, &former) == (.nothing, true))
        #expect(state.phase == .running(thread: 2))
        #expect(state.hasRun(on: 2) == .nothing)
        #expect(state.phase == .waiting)
    }

    // Contract T4
    @Test mutating func `a run that comes due during another one drops out, and the next one is scheduled after that`()
    {
        _ = state.hasScheduled(BooleanDisposable(), on: 1, &former)
        _ = state.comeDue(on: 2)
        #expect(state.comeDue(on: 3) == .nothing)
        #expect(state.hasRun(on: 2) == .schedule)
        #expect(state.phase == .scheduling(thread: 2))
    }

    @Test mutating func `a run inside the call that schedules it waits for the call to return`() {
        #expect(state.comeDue(on: 1) == .nothing)
        #expect(state.hasScheduled(BooleanDisposable(), on: 1, &former) == (.run, true))
        #expect(state.phase == .running(thread: 1))
    }

    @Test mutating func `a run on another thread takes the series over from the call that schedules it`() {
        #expect(state.comeDue(on: 2) == .run)
        let (first, second) = (BooleanDisposable(), BooleanDisposable())
        #expect(state.hasScheduled(second, on: 2, &former) == (.nothing, true))
        #expect(state.hasScheduled(first, on: 1, &former) == (.nothing, true))
        #expect(state.hasRun(on: 2) == .nothing)
        #expect(state.end() === second)
    }

    @Test mutating func `what is replaced is handed to the caller, to be released`() {
        let first = BooleanDisposable()
        _ = state.hasScheduled(first, on: 1, &former)
        #expect(former == nil)
        _ = state.comeDue(on: 1)
        _ = state.hasScheduled(BooleanDisposable(), on: 1, &former)
        #expect(former === first)
    }

    @Test mutating func `after its end, nothing runs, and what is scheduled is disposed of`() {
        #expect(state.end() == nil)
        #expect(state.comeDue(on: 1) == .nothing)
        #expect(state.hasScheduled(BooleanDisposable(), on: 1, &former) == (.nothing, false))
        #expect(state.hasRun(on: 1) == .nothing)
        #expect(state.phase == .over)
    }
}
