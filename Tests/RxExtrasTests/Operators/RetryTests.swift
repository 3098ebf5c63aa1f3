import Dispatch
import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RetryTests {
    private let scheduler = TestScheduler()

    private static let second = RxTimeInterval.seconds(1)

    @Test func `retry(when: signal) as documented`() {
        let attempts = [scheduler.cold("a--#"), scheduler.cold("b--c|")].map { $0.asObservable() }
        let signal = scheduler.hot("-1----2----")
        #expect(scheduler.result(of: inTurn(attempts).retry(when: signal)) == "a-----b--c|")
        #expect(signal.subscriptionMarbles == ["^---------!"])
    }

    // Contract C7
    @Test(arguments: [(0, "#"), (1, "#"), (2, "-#"), (4, "---#")])
    func `counts all attempts`(count: Int, expected: String) {
        let chain = scheduler.cold("#").retry(.delayed(maxCount: UInt(count), by: Self.second), scheduler: scheduler)
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    private func times(_ behavior: RepeatBehavior) -> Marbles {
        let scheduler = TestScheduler()
        return scheduler.result(of: scheduler.cold("a#").retry(behavior, scheduler: scheduler))
    }

    @Test func `behaviors of RxSwiftExt`() {
        #expect(times(.immediate(maxCount: 3)) == "aaa#")
        #expect(times(.delayed(maxCount: 2, time: 2)) == "a--a#")
        // Each delay grows by a fraction of itself.
        #expect(times(.exponentialDelayed(maxCount: 3, initial: 1, multiplier: 1)) == "a-a--a#")
        #expect(times(.customTimerDelayed(maxCount: 3) { .seconds(Int($0)) }) == "a-a--a#")
    }

    @Test func `a predicate decides by the error`() {
        let source = inTurn([Observable<Int>.error(Fault.first), .error(Fault.second), .just(1)])
        let chain = source.retry(.immediate(maxCount: 9), shouldRetry: { $0 as? Fault == .first })
        #expect(trace(chain) == ["#second"])
    }

    @Test func `ignores errors, all or some`() {
        let attempts = [Observable<Int>.error(Fault.first), .error(Fault.second), .just(1)]
        #expect(trace(inTurn(attempts).ignoreErrors()) == ["1", "|"])
        #expect(trace(inTurn(attempts).ignoreErrors { $0 as? Fault == .first }) == ["#second"])
    }

    // Contract G7
    @Test func `a predicate that throws is one error`() {
        let chain = Observable<Int>.error(Fault.first)
            .retry(.immediate(maxCount: 9), shouldRetry: { _ in throw Fault.thrown })
        #expect(trace(chain) == ["#thrown"])
    }

    @Test func `an element restarts the count`() {
        let attempts = ["#", "a#", "#", "#"].map { scheduler.cold($0).asObservable() }
        let behavior = RepeatBehavior.delayed(maxCount: 3, by: Self.second).startingAnewAfterSuccess()
        #expect(scheduler.result(of: inTurn(attempts).retry(behavior, scheduler: scheduler)) == "-a--#")
    }

    @Test func `delays are capped and jittered`() {
        let behavior = RepeatBehavior.exponential(from: .seconds(1)).capped(at: .seconds(5))
        #expect((1...5).map { behavior.seconds(before: $0) } == [1, 2, 4, 5, 5])
        let jittered = behavior.jittered(by: 0.5, random: { 1 })
        #expect((1...4).map { jittered.seconds(before: $0) } == [0.5, 1, 2, 2.5])
        let random = RepeatBehavior.delayed(by: .seconds(8)).jittered(by: 0.25)
        #expect((1...100).allSatisfy { (6...8).contains(random.seconds(before: $0)) })
    }

    // Contract C7
    @Test func `extreme delays stay valid`() {
        #expect(RepeatBehavior.exponential(from: .seconds(1), factor: 10).seconds(before: 1_000_000) > 1_000_000_000)
        #expect(RepeatBehavior.exponentialDelayed(maxCount: 9, initial: -1, multiplier: 1).seconds(before: 2) == 0)
        #expect(RepeatBehavior.exponentialDelayed(maxCount: 9, initial: 1, multiplier: .nan).seconds(before: 2) == 0)
    }

    // Contract T7
    @Test func `disposal during a delay ends the timer`() {
        let log = Recorder<Void>()
        let source = Observable<String>.deferred {
            log.record(())
            return .error(Fault.first)
        }
        let chain = source.retry(.delayed(by: .seconds(2)), scheduler: scheduler)
        #expect(scheduler.result(of: chain, disposedAt: "---!") == "---")
        #expect(log.count == 2)
    }

    // Contract G8
    @Test func `a hundred thousand attempts keep the stack flat`() {
        let count = LockedValue(0)
        let source = Observable<Int>.deferred {
            let number = count.increment()
            return number < 100_000 ? .error(Fault.first) : .just(number)
        }
        #expect(trace(source.retry(.immediate(maxCount: .max))) == ["100000", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(
            operatorContractViolations(scheduler: scheduler) {
                $0.retry(.delayed(maxCount: 2, by: .seconds(1)), scheduler: scheduler)
            } == []
        )
        #expect(operatorContractViolations { source, signal in source.retry(when: signal) } == [])
    }
}

extension RepeatBehavior {
    fileprivate func seconds(before repetition: UInt) -> Double {
        Double(interval(before: repetition)?.saturatedNanoseconds ?? .max) / 1_000_000_000
    }
}
