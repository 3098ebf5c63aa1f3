import Dispatch
import RxTraits
import TestSupport
import Testing

struct AsSingleTests {
    private let scheduler = TestScheduler()

    @Test func `no element, too many elements and an error`() {
        #expect(scheduler.result(of: scheduler.hot("--|").asSingle(), error: RxError.noElements) == "--#")
        #expect(scheduler.result(of: scheduler.hot("--|").asMaybe()) == "--|")
        let source = scheduler.hot("--a-b-|")
        #expect(scheduler.result(of: source.asSingle(), error: RxError.moreThanOneElement) == "----#")
        #expect(source.subscriptionMarbles == ["^---!"])
        #expect(scheduler.result(of: scheduler.hot("aa|").asMaybe(), error: RxError.moreThanOneElement) == "-#")
        #expect(scheduler.result(of: scheduler.hot("-a#").asSingle()) == "--#")
        #expect(scheduler.result(of: scheduler.hot("-a#").asMaybe()) == "--#")
    }

    // Contracts G1, G6
    @Test func `no end of the source arrives after the result`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let delayed = Observable.just("a").take(1).asSingle().delay(.seconds(2), scheduler: scheduler)
        #expect(scheduler.result(of: delayed) == "--(a|)")
        let first = Observable.of("a", "b").first().map { $0 ?? "" }.delay(.seconds(2), scheduler: scheduler)
        #expect(scheduler.result(of: first) == "--(a|)")
    }

    // Contract G6
    @Test func `the second element stops an endless source`() {
        #expect(scheduler.result(of: Observable.from(1...).asSingle(), error: RxError.moreThanOneElement) == "#")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.asSingle().asObservable() } == [])
        #expect(operatorContractViolations { $0.asMaybe().asObservable() } == [])
    }
}
