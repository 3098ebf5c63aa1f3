import Testing

@testable import RxObservable

/// The state of the only inner sequence in `flatMapFirst` and `flatMapLatest`, without any sequence.
struct SingleInnerStateTests {
    private var state = SingleInnerState()

    @Test mutating func `the place is occupied until its sequence completes`() {
        let claims = [state.claim(), state.claim()]
        #expect(claims == [true, false])
        let isDone = state.innerCompletes()
        #expect(isDone == false)
        let isClaimedAgain = state.claim()
        #expect(isClaimedAgain)
    }

    @Test mutating func `the outer sequence ends the merge if the place is free`() {
        let isDone = state.outerCompletes()
        #expect(isDone)
        let claims = state.claim()
        #expect(claims == false)
    }

    @Test mutating func `the inner sequence that is live at the outer one's end ends the merge`() {
        _ = state.claim()
        let endsWithOuter = state.outerCompletes()
        #expect(endsWithOuter == false)
        #expect(state.isOuterDone)
        let claims = state.claim()
        #expect(claims == false)
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
