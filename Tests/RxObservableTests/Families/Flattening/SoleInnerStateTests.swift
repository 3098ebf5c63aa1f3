import Testing

@testable import RxObservable

/// The state of the only inner sequence in `flatMapFirst` and `flatMapLatest`, without any sequence.
struct SoleInnerStateTests {
    private var state = SoleInnerState()

    @Test mutating func `the place is taken once, until the sequence in it has completed`() {
        let takes = [state.take(), state.take()]
        #expect(takes == [true, false])
        let isDone = state.innerCompletes()
        #expect(isDone == false)
        let isTakenAgain = state.take()
        #expect(isTakenAgain)
    }

    @Test mutating func `everything ends with the outer sequence if the place is free`() {
        let isDone = state.outerCompletes()
        #expect(isDone)
        let takes = state.take()
        #expect(takes == false)
    }

    @Test mutating func `everything ends with the inner sequence that is there when the outer one completes`() {
        _ = state.take()
        let endsWithOuter = state.outerCompletes()
        #expect(endsWithOuter == false)
        #expect(state.isOuterDone)
        let takes = state.take()
        #expect(takes == false)
        let endsWithInner = state.innerCompletes()
        #expect(endsWithInner)
    }

    @Test mutating func `another sequence takes the place of the one that is there`() {
        state.replace(hasInner: true)
        state.replace(hasInner: true)
        let endsWithOuter = state.outerCompletes()
        #expect(endsWithOuter == false)
    }

    @Test mutating func `one that is over at once leaves the place free`() {
        state.replace(hasInner: true)
        state.replace(hasInner: false)
        let endsWithOuter = state.outerCompletes()
        #expect(endsWithOuter)
    }
}
