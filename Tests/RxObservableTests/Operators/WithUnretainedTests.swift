import TestSupport
import Testing

struct WithUnretainedTests {
    private final class Named: Sendable {
        let name = "x"
    }

    // Contracts C4, G5
    @Test func `doesn't keep the object, and completes at the first element without it`() {
        let mint = Mint()
        let source = TestSource<Int>()
        let log = Recorder<String>()
        let subscription = subscribe(source, to: mint, log)
        // Both the chain and its subscription are alive, and the elements that they sent are freed.
        #expect(mint.liveTokens == 0)
        #expect(log.elements == ["7 1", "8 1"])
        source.onNext(2)
        source.onNext(3)
        #expect(log.elements == ["7 1", "8 1", "|", "|"])
        #expect(source.disposals == 2)
        subscription.dispose()
    }

    private func subscribe(_ source: TestSource<Int>, to mint: Mint, _ log: Recorder<String>) -> any Disposable {
        let (first, second) = (mint.token(7), mint.token(8))
        let subscriptions = CompositeDisposable(
            source.observable.withUnretained(first) { "\($0.number) \($1)" }.traceEvents(in: log),
            source.observable.withUnretained(second).map { "\($0.number) \($1)" }.traceEvents(in: log)
        )
        source.onNext(1)
        return subscriptions
    }

    @Test func `ends with the source`() {
        let object = Named()
        #expect(trace(Observable<Int>.empty().withUnretained(object) { $1 }) == ["|"])
        #expect(trace(Observable<Int>.error(Fault.first).withUnretained(object) { $1 }) == ["#first"])
        withExtendedLifetime(object) {}
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let object = Named()
        #expect(operatorContractViolations { $0.withUnretained(object) } == [])
        expectPromptStop { $0.withUnretained(object) { $1 } }
        withExtendedLifetime(object) {}
    }
}
