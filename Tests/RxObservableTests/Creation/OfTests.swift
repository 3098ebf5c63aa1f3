import TestSupport
import Testing

struct OfTests {
    @Test func `sends its elements and completes`() {
        #expect(TestScheduler().result(of: Observable.of("a", "b", "c")) == "(abc|)")
    }

    @Test func `without elements it completes`() {
        #expect(trace(Observable<Int>.of()) == ["|"])
    }

    // Contract C8
    @Test func `two combined sources take turns, element by element`() {
        let combined = Observable.combineLatest(Observable.of(1, 2), Observable.of(3, 4)) { "\($0),\($1)" }
        #expect(trace(combined) == ["1,3", "2,3", "2,4", "|"])
        #expect(trace(Observable.merge(.of(1, 2, 3), .of(10, 20, 30))) == ["1", "10", "2", "20", "3", "30", "|"])
    }

    @Test func `on the immediate path no action stays on the trampoline`() {
        #expect(trace(Observable.of(1, 2)) == ["1", "2", "|"])
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable.of(1, 2, 3) } == [])
        let scheduler = TestScheduler()
        #expect(sourceContractViolations(scheduler: scheduler) { Observable.of(1, 2, 3, scheduler: scheduler) } == [])
    }
}
