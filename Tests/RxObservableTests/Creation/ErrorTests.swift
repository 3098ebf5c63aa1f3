import TestSupport
import Testing

struct ErrorTests {
    @Test func `fails at once`() {
        #expect(TestScheduler().result(of: Observable<String>.error(MarbleError())) == "#")
    }

    // Contract G3
    @Test func `the subscription is finished`() {
        let log = Recorder<String>()
        let subscription = Observable<Int>.error(Fault.first).trace(in: log)
        #expect(log.elements == ["#first", "disposed"])
        #expect(subscription.isFinished)
        subscription.dispose()
        #expect(log.count == 2)
    }

    @Test func `each subscription gets the error`() {
        let source = Observable<Int>.error(Fault.first)
        #expect(trace(source) == ["#first"])
        #expect(trace(source) == ["#first"])
    }

    // Contract G2
    @Test func `doesn't fail after the result has ended`() {
        #expect(trace(Observable<Int>.error(Fault.first).startWith(1).take(1)) == ["1", "|"])
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable<Int>.error(ContractError()) } == [])
    }
}
