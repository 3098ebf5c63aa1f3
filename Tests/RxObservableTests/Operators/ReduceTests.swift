import RxDisposables
import RxObservable
import RxTest
import TestSupport
import Testing

struct ReduceTests {
    @Test func `sends the result at the end`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--2--3--|")
        let sum = source.compactMap { Int($0) }.reduce(0, accumulator: +)
        #expect(scheduler.result(of: sum) == "---------(6|)")
        #expect(source.subscriptionMarbles == ["^--------!"])
    }

    @Test func `transforms the result`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("1--2--3--|")
        let sum = source.compactMap { Int($0) }.reduce(0, accumulator: +, mapResult: { $0 + 1 })
        #expect(scheduler.result(of: sum) == "---------(7|)")
    }

    @Test func `an empty source gives the seed`() {
        #expect(trace(Observable<Int>.empty().reduce(7, accumulator: +)) == ["7", "|"])
        #expect(trace(Observable<Int>.empty().reduce(7, accumulator: +, mapResult: { "\($0)!" })) == ["7!", "|"])
    }

    @Test func `an error gives no result`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("ab-#").reduce("", accumulator: +)) == "---#")
        #expect(trace(Observable<Int>.never().reduce(0, accumulator: +)) == [])
    }

    @Test func `each subscription starts with the seed`() {
        let sum = Observable.of(1, 2).reduce(10, accumulator: +)
        #expect(trace(sum) == ["13", "|"])
        #expect(trace(sum) == ["13", "|"])
    }

    // Contracts G3, G4
    @Test func `the source is disposed of after the end`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let subscription = source.observable.reduce(0, accumulator: +).trace(in: log)
        source.onNext(1)
        source.onCompleted()
        subscription.dispose()
        #expect(log.elements == ["1", "|", "disposed", "source disposed"])
    }

    // Contracts G2, G3
    @Test func `a disposed subscription sends no result`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let subscription = source.observable.reduce(0, accumulator: +).trace(in: log)
        source.onNext(1)
        subscription.dispose()
        source.onCompleted()
        #expect(log.elements == ["source disposed", "disposed"])
    }

    // Contract G2
    @Test func `a disposal from inside the result prevents completion`() {
        let log = Recorder<String>()
        let source = TestSource<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = source.observable.reduce(0, accumulator: +).subscribe(
            onNext: { result in
                log.record("\(result)")
                subscription.dispose()
            },
            onCompleted: { log.record("|") }
        )
        source.onNext(1)
        source.onCompleted()
        #expect(log.elements == ["1"])
        #expect(source.disposals == 1)
    }

    // Contract G5
    @Test(arguments: [true, false])
    func `everything is freed at the end`(completes: Bool) {
        let mint = Mint()
        let source = TestSource<Int>()
        let subscription = subscribe(to: source.observable, mint.token())
        source.onNext(1)
        #expect(mint.liveTokens == 1)
        if completes { source.onCompleted() } else { subscription.dispose() }
        #expect(mint.liveTokens == 0)
        withExtendedLifetime(subscription) {}
    }

    private func subscribe(to source: Observable<Int>, _ token: Token) -> any Disposable {
        source.reduce(token, accumulator: { token, _ in token }, mapResult: { $0 }).subscribe()
    }

    // Contract G7
    @Test func `a closure that throws becomes one error`() {
        expectOneError { source, body in
            source.reduce(0) { sum, number in
                try body()
                return sum + number
            }
        }
        expectOneError(after: 2) { source, body in
            source.reduce(0) { sum, number in
                try body()
                return sum + number
            }
        }
    }

    // Contract G7
    @Test func `a transformation of the result that throws becomes one error`() {
        expectOneError { source, body in
            source.reduce(0, accumulator: +, mapResult: { _ in try body() })
        }
    }

    // Contract G2
    @Test func `completion doesn't follow a result that disposes`() {
        #expect(unguardedTrace(Observable.of(1, 2).reduce(0, accumulator: +), disposingAfter: 1) == ["3"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.reduce(ContractElement(0)) { _, _ in throw error } },
            calling: { source, closure in
                source.reduce(ContractElement(0)) { _, element in
                    closure()
                    return element
                }
            },
            { $0.reduce(ContractElement(0)) { _, element in element } }
        )
        #expect(violations == [])
    }
}
