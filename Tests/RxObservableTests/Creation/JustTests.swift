import TestSupport
import Testing

struct JustTests {
    @Test func `sends its element and completes`() {
        #expect(TestScheduler().result(of: Observable.just("a")) == "(a|)")
    }

    @Test func `on a scheduler, sends its element and completes`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: Observable.just("a", scheduler: scheduler)) == "(a|)")
    }

    @Test func `on a scheduler, the element and the end come in turns of their own`() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start { Observable.just(1, scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .completed(202)])
    }

    // Contract G3
    @Test func `the subscription is finished`() {
        let log = Recorder<String>()
        let subscription = Observable.just(1).trace(in: log)
        #expect(log.elements == ["1", "|", "disposed"])
        #expect(subscription.isFinished)
    }

    // Contract G2
    @Test func `doesn't complete after the result has ended`() {
        let log = Recorder<String>()
        _ = Observable.just(1).do(onCompleted: { log.record("completed") }).take(1).trace(in: log)
        #expect(log.elements == ["1", "|", "disposed"])
    }

    // Contract G2
    @Test func `on a scheduler, a disposal between element and end prevents completion`() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start(disposed: 202) { Observable.just(1, scheduler: scheduler) }
        #expect(result.events == [.next(201, 1)])
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable.just(1) } == [])
        let scheduler = TestScheduler()
        #expect(sourceContractViolations(scheduler: scheduler) { Observable.just(1, scheduler: scheduler) } == [])
    }
}
