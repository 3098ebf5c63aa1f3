import TestSupport
import Testing

@testable import RxObservable

/// The decisions of `retry(when:)` between its source and its trigger, without either.
struct RetryStateTests {
    private var state = RetryState.running

    private mutating func sourceFails() -> String {
        switch state.sourceFailed() {
        case .wait: "wait"
        case .end(let error): error.map { "end: \($0)" } ?? "end"
        }
    }

    @Test mutating func `the trigger starts one attempt for each failure`() {
        let beforeAFailure = state.triggered()
        let failure = sourceFails()
        let signals = [state.triggered(), state.triggered()]
        #expect(beforeAFailure == false)
        #expect(failure == "wait")
        #expect(signals == [true, false])
        let next = sourceFails()
        #expect(next == "wait")
    }

    @Test(arguments: [nil, Fault.first])
    mutating func `a trigger that ends while the source runs decides about the next failure`(end: Fault?) {
        let endsNow = state.triggerEnded(end)
        #expect(endsNow == false)
        let failures = [sourceFails(), sourceFails()]
        #expect(failures == Array(repeating: end.map { "end: \($0)" } ?? "end", count: 2))
    }

    @Test mutating func `a trigger that ends after a failure ends the sequence, once`() {
        _ = sourceFails()
        let ends = [state.triggerEnded(Fault.first), state.triggerEnded(nil)]
        #expect(ends == [true, false])
        let isStarted = state.triggered()
        #expect(isStarted == false)
    }

    @Test mutating func `a started attempt no longer counts as waiting`() {
        _ = sourceFails()
        let isStarted = state.triggered()
        let endsNow = state.triggerEnded(nil)
        #expect([isStarted, endsNow] == [true, false])
        let failure = sourceFails()
        #expect(failure == "end")
    }
}
