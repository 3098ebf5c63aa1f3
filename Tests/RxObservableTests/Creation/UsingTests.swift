import TestSupport
import Testing

struct UsingTests {
    @Test func `sends the events of the sequence made from the resource`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--|")
        let resource = CountingDisposable()
        let sequence = Observable<String>.using({ resource }, observableFactory: { _ in source })
        #expect(scheduler.result(of: sequence) == "a--b--|")
        #expect(source.subscriptionMarbles == ["^-----!"])
        #expect(resource.count == 1)
    }

    @Test func `both factories run for each subscription, and not before`() {
        let log = Recorder<String>()
        let sequence = Observable<Int>.using(
            {
                log.record("make")
                return CountingDisposable { log.record("dispose") }
            },
            observableFactory: { resource in
                log.record("use \(resource.count)")
                return .just(1)
            }
        )
        #expect(log.elements == [])
        #expect(trace(sequence) == ["1", "|"])
        #expect(trace(sequence) == ["1", "|"])
        #expect(log.elements == ["make", "use 0", "dispose", "make", "use 0", "dispose"])
    }

    // Contract G7
    @Test func `a factory that throws fails the subscription and leaves no resource behind`() {
        let resource = CountingDisposable()
        let first = Observable<Int>.using(
            { () throws -> CountingDisposable in throw Fault.first },
            observableFactory: { _ in .never() }
        )
        let second = Observable<Int>.using({ resource }, observableFactory: { _ in throw Fault.second })
        #expect(trace(first) == ["#first"])
        #expect(trace(second) == ["#second"])
        #expect(resource.count == 1)
        #expect(unguardedTrace(second, disposingAfter: 0) == [])
        #expect(resource.count == 2)
    }

    // Contract G3: the resource is disposed of last, since the sequence may need it until then.
    @Test(arguments: ["completed", "error", "dispose"])
    func `the resource is disposed of after the sequence`(ending: String) {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("sequence") }
        let sequence = Observable<Int>.using(
            { CountingDisposable { log.record("resource") } },
            observableFactory: { _ in source.observable }
        )
        let subscription = sequence.trace(in: log)
        switch ending {
        case "completed": source.onCompleted()
        case "error": source.onError(Fault.first)
        default: subscription.dispose()
        }
        subscription.dispose()
        let order = log.elements.filter { ["sequence", "resource"].contains($0) }
        #expect(order == ["sequence", "resource"])
    }

    // Contract G3
    @Test func `the resource is disposed of after a sequence that ends while it is subscribed to`() {
        let log = Recorder<String>()
        let sequence = Observable<Int>.using(
            { CountingDisposable { log.record("resource") } },
            observableFactory: { _ in Observable.of(1, 2).do(onDispose: { log.record("sequence") }) }
        )
        sequence.subscribe { _ in }.dispose()
        sequence.take(1).subscribe { _ in }.dispose()
        #expect(log.elements == ["sequence", "resource", "sequence", "resource"])
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { source in
                .using({ CountingDisposable() }, observableFactory: { _ in source })
            } == []
        )
    }
}
