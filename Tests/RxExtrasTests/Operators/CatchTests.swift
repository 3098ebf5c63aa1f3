import RxExtras
import TestSupport
import Testing

struct CatchTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--#", error: Fault.first)
        let other = scheduler.cold("1--2|")
        #expect(scheduler.result(of: source.catch(Fault.self) { _ in other.asObservable() }) == "a--b--1--2|")
    }

    @Test func `an error of another type passes through`() {
        struct Other: Error {}
        let source = Observable<Int>.error(Fault.first)
        #expect(trace(source.catch(Other.self) { _ in .just(1) }) == ["#first"])
        #expect(trace(source.catch(Fault.self) { .error($0 == .first ? Fault.second : $0) }) == ["#second"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.catch(Fault.self) { _ in .empty() } } == [])
    }
}
