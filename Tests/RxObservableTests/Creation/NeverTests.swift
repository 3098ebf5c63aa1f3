import TestSupport
import Testing

struct NeverTests {
    @Test func `sends no event`() {
        #expect(TestScheduler().result(of: Observable<String>.never()) == "---")
    }

    // Contracts G3, G4
    @Test func `a disposal ends the subscription`() {
        for source in [Observable<Int>.never(), Observable.never().map { $0 + 1 }] {
            let log = Recorder<String>()
            let subscription = source.trace(in: log)
            #expect(log.elements.isEmpty)
            #expect(!subscription.isFinished)
            subscription.dispose()
            subscription.dispose()
            #expect(log.elements == ["disposed"])
            #expect(subscription.isFinished)
        }
    }

    // Contract G4
    @Test func `a disposal ends a subscription without handlers`() {
        let subscription = Observable<Int>.never().subscribe()
        #expect(!subscription.isFinished)
        subscription.dispose()
        #expect(subscription.isFinished)
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable<Int>.never() } == [])
    }
}
