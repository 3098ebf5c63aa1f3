import TestSupport
import Testing

struct StartWithTests {
    @Test func `sends elements before those of the source`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("----a--b--|")
        #expect(scheduler.result(of: source.startWith("x", "y")) == "(xy)a--b--|")
        #expect(source.subscriptionMarbles == ["^---------!"])
    }

    @Test func `an error and an empty source pass through`() {
        #expect(trace(Observable.error(Fault.first).startWith(1)) == ["1", "#first"])
        #expect(trace(Observable.empty().startWith(1)) == ["1", "|"])
        #expect(trace(Observable.never().startWith(1)) == ["1"])
        #expect(trace(Observable.of(1).startWith(2, 3, 4)) == ["2", "3", "4", "1", "|"])
    }

    @Test func `an array is sent element by element`() {
        #expect(trace(Observable.of(3).startWith(contentsOf: [1, 2])) == ["1", "2", "3", "|"])
        #expect(trace(Observable.of(3).startWith(contentsOf: [])) == ["3", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).startWith(contentsOf: [1])) == ["1", "#first"])
    }

    @Test func `the last startWith comes first`() {
        #expect(trace(Observable.of(3).startWith(2).startWith(1)) == ["1", "2", "3", "|"])
    }

    @Test func `the elements come before the source is subscribed to`() {
        let log = Recorder<String>()
        let source = Observable.of(2).do(onSubscribe: { log.record("subscribed to") })
        _ = source.startWith(0, 1).trace(in: log)
        #expect(log.elements == ["0", "1", "subscribed to", "2", "|", "disposed"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.startWith(ContractElement(-1), ContractElement(0)) } == [])
    }

    // Contracts G2, G6
    @Test func `after the result has ended no element is sent and the source isn't subscribed to`() {
        let source = TestSource<Int>()
        #expect(trace(source.observable.startWith(1, 2, 3).take(2)) == ["1", "2", "|"])
        #expect(source.subscriptions == 0)
        #expect(trace(source.observable.startWith(1, 2).take(2)) == ["1", "2", "|"])
        #expect(source.subscriptions == 0)
        expectPromptStop { $0.startWith(-1).filter { $0 > 0 } }
    }

    // Contracts G1, G7
    @Test func `a closure that throws at one of the elements fails the sequence`() {
        let source = TestSource<Int>()
        let failing = source.observable.startWith(1, 2).map { _ -> Int in throw Fault.thrown }
        #expect(trace(failing) == ["#thrown"])
        #expect(trace(failing.catchAndReturn(9)) == ["9", "|"])
        #expect(source.subscriptions == 0)
    }
}
