import TestSupport
import Testing

struct EmptyTests {
    @Test func `completes at once`() {
        #expect(TestScheduler().result(of: Observable<String>.empty()) == "|")
    }

    // Contract G3
    @Test func `the subscription is finished`() {
        let log = Recorder<String>()
        let subscription = Observable<Int>.empty().trace(in: log)
        #expect(log.elements == ["|", "disposed"])
        #expect(subscription.isFinished)
        subscription.dispose()
        #expect(log.count == 2)
    }

    // Contract G2
    @Test func `doesn't complete after the result has ended`() {
        #expect(trace(Observable.just(1).concat(Observable.empty()).take(1)) == ["1", "|"])
        #expect(trace(Observable<Int>.empty().startWith(1).take(1)) == ["1", "|"])
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable<Int>.empty() } == [])
    }
}
