import Foundation
import RxExtras
import TestSupport
import Testing

struct TimestampTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let start = scheduler.now
        let chain = scheduler.hot("a--b--|").timestamp(scheduler).map {
            "\($0.element)\(Int($0.timestamp.timeIntervalSince(start)))"
        }
        #expect(scheduler.result(of: chain, names: ["a0", "b3"]) == "a0-b3-|")
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations(scheduler: scheduler) { $0.timestamp(scheduler) } == [])
    }
}
