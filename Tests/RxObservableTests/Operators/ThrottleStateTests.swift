import Testing

@testable import RxObservable

/// The periods of a `throttle`, without a timer.
struct ThrottleStateTests {
    private var state = ThrottleState.idle(last: 0)

    @Test mutating func `a period runs from its beginning to its end`() {
        #expect(state.isIdle)
        let period = state.begin()
        #expect(state.isIdle == false)
        #expect(state.isIn(period))
        let isLast = state.end()
        #expect(isLast == false)
        #expect(state.isIdle)
    }

    @Test mutating func `the timer of a replaced or finished period is ignored`() {
        let first = state.begin()
        let second = state.begin()
        #expect(state.isIn(first) == false)
        #expect(state.isIn(second))
        _ = state.end()
        #expect(state.isIn(second) == false)
        let third = state.begin()
        #expect([first, second].contains(third) == false)
    }

    @Test mutating func `a period with a waiting element at the source's completion is the last`() {
        let period = state.begin()
        state.sourceCompletes()
        #expect(state.isIn(period))
        let isLast = state.end()
        #expect(isLast)
    }
}
