import Testing

@testable import RxTest

/// The state of a subscription to a testable sequence, without a scheduler.
struct TestableObservableTests {
    private var state = TestSubscriberState.live

    @Test mutating func `events are sent up to the last one`() {
        let areSent = [state.admit(isLast: false), state.admit(isLast: true), state.admit(isLast: true)]
        #expect(areSent == [true, true, false])
        #expect(state.hasEnded)
    }

    @Test mutating func `after a stop no event is sent, and a disposal is still recorded`() {
        state.stop()
        let isSent = state.admit(isLast: false)
        #expect(isSent == false)
        #expect(state.hasEnded)
        let disposals = [state.dispose(), state.dispose()]
        #expect(disposals == [true, false])
    }

    @Test mutating func `after a disposal no event is sent`() {
        _ = state.dispose()
        state.stop()
        let isSent = state.admit(isLast: true)
        #expect(isSent == false)
        let isFirst = state.dispose()
        #expect(isFirst == false)
    }

    @Test mutating func `after the end and a stop the disposal is recorded`() {
        _ = state.admit(isLast: true)
        state.stop()
        let isFirst = state.dispose()
        #expect(isFirst)
    }
}
