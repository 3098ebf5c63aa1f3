import TestSupport
import Testing

struct SkipTests {
    @Test func `drops the first elements`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--d--|")
        #expect(scheduler.result(of: source.skip(2)) == "------c--d--|")
        #expect(source.subscriptionMarbles == ["^-----------!"])
    }

    @Test func `an error, an empty source and the end of a short source pass through`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("ab-#").skip(1)) == "-b-#")
        #expect(trace(Observable<Int>.empty().skip(1)) == ["|"])
        #expect(trace(Observable.of(1, 2).skip(3)) == ["|"])
    }

    // Contract C7
    @Test(arguments: [0, -1, Int.min])
    func `zero and less drop no element`(count: Int) {
        #expect(trace(Observable.of(1, 2).skip(count)) == ["1", "2", "|"])
    }

    // Contract C7
    @Test func `the greatest count drops everything`() {
        #expect(trace(Observable.of(1, 2).skip(.max)) == ["|"])
    }

    @Test func `each subscription counts by itself`() {
        let rest = Observable.of(1, 2).skip(1)
        #expect(trace(rest) == ["2", "|"])
        #expect(trace(rest) == ["2", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.skip(1) } == [])
    }
}
