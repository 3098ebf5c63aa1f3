import TestSupport
import Testing

struct CatchTests {
    private let scheduler = TestScheduler()

    @Test func `continues with another sequence`() {
        let source = scheduler.hot("a--b--#")
        let x = scheduler.cold("1--2|")
        #expect(scheduler.result(of: source.catch { _ in x }) == "a--b--1--2|")
        #expect(source.subscriptionMarbles == ["^-----!"])
        #expect(x.subscriptionMarbles == ["------^---!"])
    }

    @Test func `sends one last element`() {
        let source = scheduler.hot("a--b--#")
        #expect(scheduler.result(of: source.catchAndReturn("x")) == "a--b--(x|)")
    }

    @Test func `without an error the handler isn't called`() {
        let calls = LockedValue(0)
        let caught = Observable.of(1, 2).catch { _ in
            calls.withLock { $0 += 1 }
            return .just(9)
        }
        #expect(trace(caught) == ["1", "2", "|"])
        #expect(trace(Observable<Int>.empty().catch { _ in .just(9) }) == ["|"])
        #expect(calls.value == 0)
    }

    @Test func `the handler gets the error, and the error of its sequence isn't caught`() {
        let errors = Recorder<String>()
        let caught = Observable<Int>.error(Fault.first).catch { error in
            errors.record("\(error)")
            return .error(Fault.second)
        }
        #expect(trace(caught) == ["#second"])
        #expect(errors.elements == ["first"])
    }

    // Contract G3
    @Test func `the failed source is disposed of before the next one starts`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let next = TestSource<Int> { log.record("next disposed") }
        let subscription = source.observable.catch { _ in next.observable.do(onSubscribe: { log.record("next starts") })
        }
        .trace(in: log)
        source.onError(Fault.first)
        next.onNext(1)
        next.onCompleted()
        #expect(log.elements == ["source disposed", "next starts", "1", "|", "disposed", "next disposed"])
        subscription.dispose()
        #expect(source.disposals == 1 && next.disposals == 1)
    }

    // Contract G5
    @Test func `source and handler are freed at the end`() {
        let mint = Mint()
        let source = TestSource<Int>()
        let next = TestSource<Int>()
        let subscription = subscribe(source.observable, next.observable, mint.token(), mint.token())
        #expect(mint.liveTokens == 2)
        source.onError(Fault.first)
        #expect(mint.liveTokens == 0, "neither is needed any more, although the subscription goes on")
        next.onNext(1)
        next.onCompleted()
        withExtendedLifetime(subscription) {}
    }

    private func subscribe(
        _ source: Observable<Int>,
        _ next: Observable<Int>,
        _ first: Token,
        _ second: Token
    ) -> any Disposable {
        source.filter { _ in withExtendedLifetime(first) { true } }
            .catch { _ in withExtendedLifetime(second) { next } }
            .subscribe()
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.concat(Observable.error(error)).catch { throw $0 } },
            calling: { source, closure in
                source.catch { _ in
                    closure()
                    return .never()
                }
            },
            { $0.catch { throw $0 } }
        )
        #expect(violations == [])
        #expect(operatorContractViolations { $0.catchAndReturn(ContractElement(9)) } == [])
        #expect(operatorContractViolations { first, second in first.catch { _ in second } } == [])
    }
}
