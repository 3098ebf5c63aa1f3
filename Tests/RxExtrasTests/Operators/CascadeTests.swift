import RxExtras
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

    // Contract G8
    @Test func `takes constant stack for any number of sequences, and disposes of each once`() {
        let sources = (0..<10_000).map { _ in PublishSubject<Int>() }
        let log = Recorder<Int>()
        let subscription = Observable.cascade(sources.map { $0.asObservable() }).subscribe(onNext: log.record)
        for index in [0, 5_000, 4_999, 9_999, 9_998] { sources[index].onNext(index) }
        #expect(log.elements == [0, 5_000, 9_999])
        #expect(sources.filter(\.hasObservers).count == 1)
        subscription.dispose()
        #expect(!sources[9_999].hasObservers)
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
