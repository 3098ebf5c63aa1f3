import Testing

@testable import RxTraits

/// The decisions of a shared subscription on main during the delivery of an element, without a source or subscribers.
struct MainConnectionTests {
    private var state = MainConnectionState.idle

    @Test mutating func `between elements a subscriber that leaves is released at once`() {
        let releases = state.subscriberLeaves()
        state.willDeliver()
        let tidies = state.didDeliver()
        #expect(releases)
        #expect(tidies == false)
    }

    @Test mutating func `subscribers that leave during an element are released together after it`() {
        state.willDeliver()
        let releases = [state.subscriberLeaves(), state.subscriberLeaves()]
        let tidies = [state.didDeliver(), state.didDeliver()]
        #expect(releases == [false, false])
        #expect(tidies == [true, false])
        #expect(state.isOver == false)
    }

    @Test mutating func `the connection ends once, and accepts no further element`() {
        let ends = [state.end(), state.end()]
        #expect(ends == [true, false])
        state.willDeliver()
        let releases = state.subscriberLeaves()
        #expect(state.isOver)
        #expect(releases, "no element is on its way")
    }

    @Test(arguments: [false, true])
    mutating func `an end during an element takes effect at once, and the release follows`(
        afterADeparture: Bool
    ) {
        state.willDeliver()
        if afterADeparture { _ = state.subscriberLeaves() }
        let ends = [state.end(), state.end()]
        #expect(ends == [true, false])
        #expect(state.isOver)
        let releases = state.subscriberLeaves()
        #expect(releases == false)
        let tidies = [state.didDeliver(), state.didDeliver()]
        #expect(tidies == [true, false])
        #expect(state.isOver)
    }
}
