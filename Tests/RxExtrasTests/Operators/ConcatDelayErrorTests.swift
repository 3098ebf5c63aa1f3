import RxExtras
import TestSupport
import Testing

struct ConcatDelayErrorTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let (first, second) = (scheduler.cold("a--#"), scheduler.cold("-1-2|"))
        let chain = Observable.concatDelayError([first.asObservable(), second.asObservable()])
        #expect(scheduler.result(of: chain) == "a---1-2#")
        #expect(second.subscriptionMarbles == ["---^---!"])
    }

    // Contract C7
    @Test func `without sequences completes at once`() {
        #expect(trace(Observable<Int>.concatDelayError([])) == ["|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { first, second in .concatDelayError([first, second]) } == [])
    }
}
