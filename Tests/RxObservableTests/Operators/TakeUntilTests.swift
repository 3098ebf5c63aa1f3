import TestSupport
import Testing

struct TakeUntilTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--c--d--|")
        let other = scheduler.hot("-------x")
        scheduler.expect(source.take(until: other), "a--b--c|")
        scheduler.expectSubscriptions(of: source, "^------!")
        scheduler.expectSubscriptions(of: other, "^------!")
    }

    @Test(arguments: [
        ("a-b-|", "-|", "a-b-|"),
        ("a-b-|", "|", "a-b-|"),
        ("a-b-|", "-", "a-b-|"),
        ("a-b-#", "------x", "a-b-#"),
        ("a-b-c|", "---#", "a-b#"),
        ("|", "---x", "|"),
        ("-", "---x", "---|"),
        ("-", "|", "-"),
        ("-a-b", "x-x-x", "|"),
    ])
    func `ends with the source, and with the other's first element or error`(
        source: String,
        other: String,
        expected: String
    ) {
        let sources = [scheduler.hot(source), scheduler.hot(other)]
        scheduler.expect(sources[0].take(until: sources[1]), Marbles(expected))
        scheduler.expectSubscriptionsEnd(of: sources, with: expected)
    }

    // Contract G6: the other is subscribed to first; if it sends at once, the source never starts.
    @Test func `the source isn't subscribed to if the other sends at once`() {
        let source = TestSource<Int>()
        let log = Recorder<String>()
        _ = source.observable.take(until: Observable.just(1)).subscribe { log.record("\($0)") }
        #expect(log.elements == ["completed"])
        #expect(source.subscriptions == 0)
    }

    // Contract G6
    @Test func `ends a synchronous endless source from inside`() {
        let stop = PublishSubject<Void>()
        let log = Recorder<Int>()
        _ = Observable.from(1...).do(onNext: { if $0 == 3 { stop.onNext(()) } }).take(until: stop)
            .subscribe(onNext: log.record)
        #expect(log.elements == [1, 2])
    }

    // Contract L2
    @Test func `no element overtakes the other's signal`() {
        let (source, stop) = (PublishSubject<Int>(), PublishSubject<Void>())
        let log = Recorder<String>()
        _ = source.take(until: stop).subscribe { event in
            log.record("\(event)")
            guard event.element == 1 else { return }
            stop.onNext(())
            source.onNext(2)
        }
        source.onNext(1)
        #expect(log.elements == ["next(1)", "completed"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.take(until: $1) } == [])
    }
}
