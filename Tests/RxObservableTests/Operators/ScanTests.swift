import TestSupport
import Testing

struct ScanTests {
    @Test func `sends each result so far`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--2--3--|")
        let sums = source.compactMap { Int($0) }.scan(0, accumulator: +)
        #expect(scheduler.result(of: sums) == "1--3--6--|")
        #expect(source.subscriptionMarbles == ["^--------!"])
    }

    @Test func `an error and an empty source pass through, and the seed isn't sent`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("a-#").scan("", accumulator: +)) == "a-#")
        #expect(trace(Observable<Int>.empty().scan(7, accumulator: +)) == ["|"])
    }

    @Test func `each subscription starts with the seed`() {
        let sums = Observable.of(1, 2).scan(10, accumulator: +)
        #expect(trace(sums) == ["11", "13", "|"])
        #expect(trace(sums) == ["11", "13", "|"])
    }

    @Test func `a nested element builds on the outer one's result`() {
        let observers = LockedValue<AnyObserver<Int>?>(nil)
        let source = Observable<Int>.create { observer in
            observers.value = observer
            return Disposables.create()
        }
        let log = Recorder<Int>()
        _ = source.scan(0, accumulator: +).subscribe(onNext: { sum in
            log.record(sum)
            if sum == 1 { observers.value?.onNext(10) }
        })
        observers.value?.onNext(1)
        observers.value?.onNext(100)
        #expect(log.elements == [1, 11, 111])
        observers.value?.onCompleted()
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.scan(ContractElement(0)) { try visit($1) }
        })
        #expect(violations == [])
    }
}
