import Dispatch
import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RepeatTests {
    private let scheduler = TestScheduler()

    // Contract C7
    @Test(arguments: [(0, ["1", "|"]), (1, ["1", "|"]), (3, ["1", "1", "1", "|"])])
    func `counts all rounds`(count: Int, expected: [String]) {
        #expect(trace(Observable.just(1).repeatWithBehavior(.immediate(maxCount: UInt(count)))) == expected)
    }

    @Test func `repeats while a condition holds, and ends with an error or the trigger`() {
        let rounds = LockedValue(0)
        let limited = Observable.just(1).repeat(
            .immediate(maxCount: 9),
            shouldRepeat: {
                rounds.withLock { rounds in
                    rounds += 1
                    return rounds < 3
                }
            }
        )
        #expect(trace(limited) == ["1", "1", "1", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).repeat(.immediate(maxCount: 9))) == ["#first"])
        #expect(trace(Observable.just(1).repeat(when: { $0.take(2) })) == ["1", "1", "1", "|"])
        #expect(trace(Observable.just(1).repeat(when: { $0.map { throw Fault.thrown } })) == ["1", "#thrown"])
    }

    // Contract G8
    @Test func `a hundred thousand rounds keep the stack flat`() {
        let chain = Observable.just(1).repeat(.immediate(maxCount: .max)).take(100_000).count()
        #expect(trace(chain) == ["100000", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        let violations = operatorContractViolations(
            scheduler: scheduler,
            { $0.repeat(.delayed(maxCount: 2, by: .seconds(1)), scheduler: scheduler) }
        )
        #expect(violations == [])
    }
}
