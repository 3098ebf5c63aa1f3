import TestSupport
import Testing

struct RangeTests {
    @Test func `sends consecutive integers`() {
        #expect(TestScheduler().result(of: Observable.range(start: 1, count: 3)) == "(123|)")
    }

    // Contract C7
    @Test func `a count of zero sends no element`() {
        #expect(trace(Observable.range(start: 5, count: 0)) == ["|"])
        #expect(trace(Observable.range(start: Int.max, count: 0)) == ["|"])
    }

    // Contracts C7, G7
    @Test(arguments: [-1, Int.min])
    func `a negative count is an error`(count: Int) {
        #expect(trace(Observable.range(start: 5, count: count)) == ["#An argument was out of its range."])
    }

    // Contract G7
    @Test func `an overflowing last integer is an error, and the greatest one is sent`() {
        #expect(trace(Observable<UInt8>.range(start: 254, count: 2)) == ["254", "255", "|"])
        #expect(trace(Observable<UInt8>.range(start: 254, count: 3)) == ["#A counter went over the range of its type."])
        #expect(trace(Observable<Int8>.range(start: -128, count: 2)) == ["-128", "-127", "|"])
        #expect(trace(Observable<Int>.range(start: .max, count: 1)) == ["\(Int.max)", "|"])
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        #expect(sourceContractViolations { Observable.range(start: 1, count: .max) } == [])
        let scheduler = TestScheduler()
        #expect(
            sourceContractViolations(scheduler: scheduler) {
                Observable.range(start: 1, count: 3, scheduler: scheduler)
            } == []
        )
    }
}
