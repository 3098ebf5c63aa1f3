import RxExtras
import TestSupport
import Testing

struct InterspersedTests {
    private let scheduler = TestScheduler()

    // Contract C7
    @Test func `no element, one element and an error`() {
        #expect(trace(Observable<Int>.empty().interspersed(with: 0)) == ["|"])
        #expect(trace(Observable.of(1).interspersed(with: 0)) == ["1", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).interspersed(with: 0)) == ["#first"])
        let failing = Observable.of(1, 2).concat(Observable.error(Fault.first))
        #expect(trace(failing.interspersed(with: 0)) == ["1", "0", "2", "#first"])
    }

    @Test func `a separator waits for the next element`() {
        let chain = scheduler.hot("a---b-----#").interspersed(with: "x")
        #expect(scheduler.result(of: chain) == "a---(xb)--#")
    }

    @Test func `each subscription begins anew`() {
        let chain = Observable.of(1, 2).interspersed(with: 0)
        #expect(trace(chain) == ["1", "0", "2", "|"])
        #expect(trace(chain) == ["1", "0", "2", "|"])
    }

    // Contract L2
    @Test func `no element follows a separator that ends the subscription`() {
        #expect(trace(Observable.of(1, 2, 3).interspersed(with: 0).take(2)) == ["1", "0", "|"])
        let log = Recorder<Int>()
        let source = PublishSubject<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = source.interspersed(with: 0).subscribe(onNext: { element in
            log.record(element)
            if element == 0 { subscription.dispose() }
        })
        source.onNext(1)
        source.onNext(2)
        #expect(log.elements == [1, 0])
    }

    // Contract L0
    @Test func `an element fed on a separator comes after that separator's element`() {
        let source = PublishSubject<Int>()
        let log = Recorder<Int>()
        let subscription = source.interspersed(with: 0).subscribe(onNext: { element in
            log.record(element)
            if element == 0, log.elements.count == 2 { source.onNext(3) }
        })
        source.onNext(1)
        source.onNext(2)
        subscription.dispose()
        #expect(log.elements == [1, 0, 2, 0, 3])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.interspersed(with: ContractElement(7)) } == [])
    }
}
