import TestSupport
import Testing

struct TakeLastTests {
    @Test func `sends the last elements at the end`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        #expect(scheduler.result(of: source.takeLast(2)) == "---------(bc|)")
        #expect(source.subscriptionMarbles == ["^--------!"])
    }

    // Contract C7
    @Test(arguments: [(0, []), (1, ["3"]), (3, ["1", "2", "3"]), (9, ["1", "2", "3"])])
    func `sends all elements of a shorter source`(count: Int, expected: [String]) {
        #expect(trace(Observable.of(1, 2, 3).takeLast(count)) == expected + ["|"])
        #expect(trace(Observable<Int>.empty().takeLast(count)) == ["|"])
    }

    @Test func `an error drops kept elements`() {
        #expect(trace(Observable.of(1, 2).concat(Observable.error(Fault.first)).takeLast(2)) == ["#first"])
    }

    // Contracts C7, G7
    @Test func `a negative count traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.of(1).takeLast(-1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("takeLast(-1): the number of elements is negative"))
    }

    // Contract G2
    @Test func `a disposal from inside ends the run`() {
        #expect(unguardedTrace(heedless(5).takeLast(3), disposingAfter: 2) == ["3", "4"])
        #expect(unguardedTrace(heedless(5).takeLast(3), disposingAfter: 3) == ["3", "4", "5"])
    }

    // Contract G5
    @Test func `keeps at most count elements`() {
        let mint = Mint()
        let source = TestSource<Token>()
        let subscription = source.observable.takeLast(3).subscribe { _ in }
        for _ in 0..<10 { source.onNext(mint.token()) }
        #expect(mint.liveTokens == 3)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.takeLast(2) } == [])
    }
}
