import Testing

@testable import RxTraits

/// The decisions of a shared subscription on main during the delivery of an element, without a source or subscribers.
struct MainConnectionTests {
    private var state = MainConnectionState.idle

    @Test mutating func `between elements a subscriber that leaves is released at once`() {
        let releases = state.subscriberLeaves()
        state.elementComes()
        let tidies = state.elementHasGone()
        #expect(releases)
        #expect(tidies == false)
    }

    @Test mutating func `subscribers that leave while an element is on its way are released after it, all at once`() {
        state.elementComes()
        let releases = [state.subscriberLeaves(), state.subscriberLeaves()]
        let tidies = [state.elementHasGone(), state.elementHasGone()]
        #expect(releases == [false, false])
        #expect(tidies == [true, false])
        #expect(state.isOver == false)
    }

    @Test mutating func `it ends once, and takes no further element`() {
        let ends = [state.end(), state.end()]
        #expect(ends == [true, false])
        state.elementComes()
        let releases = state.subscriberLeaves()
        #expect(state.isOver)
        #expect(releases, "no element is on its way")
    }

    @Test(arguments: [false, true])
    mutating func `an end while an element is on its way counts at once, and leaves the release for later`(
        afterADeparture: Bool
    ) {
        state.elementComes()
        if afterADeparture { _ = state.subscriberLeaves() }
        let ends = [state.end(), state.end()]
        #expect(ends == [true, false])
        #expect(state.isOver)
        let releases = state.subscriberLeaves()
        #expect(releases == false)
        let tidies = [state.elementHasGone(), state.elementHasGone()]
        #expect(tidies == [true, false])
        #expect(state.isOver)
    }
}
