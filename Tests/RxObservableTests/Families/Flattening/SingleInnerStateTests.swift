import Testing

@testable import RxObservable

/// The state of the only inner sequence in `flatMapFirst` and `flatMapLatest`, without any sequence.
struct SingleInnerStateTests {
    private var state = SingleInnerState()

    @Test mutating func `the place is occupied until its sequence completes`() {
        let takes = [state.take(), state.take()]
        #expect(takes == [true, false])
        let isDone = state.innerCompletes()
        #expect(isDone == false)
        let isTakenAgain = state.take()
        #expect(isTakenAgain)
    }

    @Test mutating func `the outer sequence ends the merge if the place is free`() {
        let isDone = state.outerCompletes()
        #expect(isDone)
        let takes = state.take()
        #expect(takes == false)
    }

    @Test mutating func `the inner sequence that is live at the outer one's end ends the merge`() {
        _ = state.take()
        let endsWithOuter = state.outerCompletes()
        #expect(endsWithOuter == false)
        #expect(state.isOuterDone)
        let takes = state.take()
        #expect(takes == false)
        let endsWithInner = state.innerCompletes()
        #expect(endsWithInner)
    }

    @Test mutating func `a new sequence replaces the live one`() {
        state.replace(hasInner: true)
        state.replace(hasInner: true)
        let endsWithOuter = state.outerCompletes()
        #expect(endsWithOuter == false)
    }

    @Test mutating func `a sequence that ends at once leaves the place free`() {
        state.replace(hasInner: true)
        state.replace(hasInner: false)
        let endsWithOuter = state.outerCompletes()
        #expect(endsWithOuter)
    }
}
