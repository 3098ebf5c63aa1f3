import TestSupport
import Testing

struct RepeatElementTests {
    @Test func `sends its element over and over`() {
        #expect(TestScheduler().result(of: Observable.repeatElement("a").take(3)) == "(aaa|)")
    }

    // Contract C8
    @Test func `on a scheduler each element has a turn of its own, until it is disposed of`() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start(disposed: 204) { Observable.repeatElement(1, scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .next(202, 1), .next(203, 1)])
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable.repeatElement(1) } == [])
        let scheduler = TestScheduler()
        #expect(
            sourceContractViolations(scheduler: scheduler) { Observable.repeatElement(1, scheduler: scheduler) } == []
        )
    }
}
