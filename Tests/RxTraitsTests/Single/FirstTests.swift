import RxTraits
import TestSupport
import Testing

struct FirstTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("--a--b--|")
        #expect(scheduler.result(of: source.first().map { $0 ?? "nil" }) == "--(a|)")
        #expect(source.subscriptionMarbles == ["^-!"])
    }

    @Test func `no element and an error`() {
        #expect(scheduler.result(of: scheduler.hot("--|").first().map { $0 ?? "n" }) == "--(n|)")
        #expect(scheduler.result(of: scheduler.hot("--#").first().map { $0 ?? "n" }) == "--#")
    }

    // Contract G6
    @Test func `stops an endless source`() {
        #expect(scheduler.result(of: Observable.from(1...).first().map { $0 ?? 0 }) == "(1|)")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.first().asObservable() } == [])
    }
}
