import TestSupport
import Testing

struct DeferredTests {
    @Test func `sends the events of the factory's sequence`() {
        let scheduler = TestScheduler()
        let source = scheduler.cold("(ab|)")
        #expect(scheduler.result(of: Observable.deferred { source }) == "(ab|)")
        #expect(source.subscriptionMarbles == ["(^!)"])
    }

    @Test func `the factory runs for each subscription, and not before`() {
        let runs = LockedValue(0)
        let source = Observable<Int>.deferred {
            .just(
                runs.withLock {
                    $0 += 1; return $0
                }
            )
        }
        #expect(runs.value == 0)
        #expect(trace(source) == ["1", "|"])
        #expect(trace(source) == ["2", "|"])
    }

    // Contract G7
    @Test func `a factory that throws fails the subscription`() {
        let source = Observable<Int>.deferred { throw Fault.thrown }
        #expect(trace(source) == ["#thrown"])
        #expect(trace(source.catchAndReturn(9)) == ["9", "|"])
        #expect(trace(source.retry(2)) == ["#thrown"])
    }

    // Contract C2
    @Test func `the factory is freed once it has run`() {
        let mint = Mint()
        let source = TestSource<Int>()
        let subscription = subscribe(to: source.observable, mint.token())
        #expect(source.isActive)
        #expect(mint.liveTokens == 0)
        subscription.dispose()
    }

    private func subscribe(to source: Observable<Int>, _ token: Token) -> any Disposable {
        Observable.deferred { withExtendedLifetime(token) { source } }.subscribe()
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        let violations = sourceContractViolations(
            throwing: { error in .deferred { throw error } },
            calling: { closure in
                .deferred {
                    closure()
                    return .of(1, 2)
                }
            },
            { .deferred { .of(1, 2) } }
        )
        #expect(violations == [])
        #expect(operatorContractViolations { source in .deferred { source } } == [])
    }
}
