import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct CascadeTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let (first, second) = (scheduler.hot("a--b--c--|"), scheduler.hot("----1--2--|"))
        let chain = Observable.cascade([first.asObservable(), second.asObservable()])
        #expect(scheduler.result(of: chain) == "a--b1--2--|")
        #expect(first.subscriptionMarbles == ["^---!"])
        #expect(second.subscriptionMarbles == ["^---------!"])
    }

    @Test(arguments: [
        (["a-|", "--|", "-|"], "a-|"),
        (["a----", "-b---", "--c-|"], "abc-|"),
        // A sequence that was disposed of may fail without effect; any other one fails the result.
        (["a--#", "-b---|", "-----|"], "ab---|"), (["a--#", "-----|"], "a--#"),
        // A sequence that was disposed of doesn't delay the completion.
        (["a----------", "-b|"], "ab|"),
    ])
    func `leaves those before`(sources: [String], expected: String) {
        let chain = Observable.cascade(sources.map { scheduler.hot($0).asObservable() })
        #expect(scheduler.result(of: chain) == Marbles(expected))
    }

    // Contract C7
    @Test func `without sequences completes at once`() {
        #expect(trace(Observable<Int>.cascade([])) == ["|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { first, second in .cascade([first, second]) } == [])
    }
}
