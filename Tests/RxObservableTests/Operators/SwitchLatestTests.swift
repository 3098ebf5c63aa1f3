import TestSupport
import Testing

struct SwitchLatestTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let x = scheduler.cold("a--b--c--d|")
        let y = scheduler.cold("     1--2--3|")
        let source = scheduler.hot("x----y-------|", values: ["x": x, "y": y])
        scheduler.expect(source.switchLatest(), "a--b-1--2--3-|")
        scheduler.expectSubscriptions(of: source, "^------------!")
        scheduler.expectSubscriptions(of: x, "^----!")
        scheduler.expectSubscriptions(of: y, "-----^------!")
    }

    @Test(arguments: [
        ("x-|", "a--b|", "a--b|"),
        ("x-----|", "a|", "a-----|"),
        ("x-#", "a--b|", "a-#"),
        ("x----|", "a-#", "a-#"),
        ("|", "a", "|"),
        ("-", "a", "-"),
        ("x|", "|", "-|"),
        ("x--", "a|", "a"),
    ])
    func `ends with the source and the latest`(source: String, x: String, expected: String) {
        let x = scheduler.cold(x)
        scheduler.expect(scheduler.hot(source, values: ["x": x]).switchLatest(), Marbles(expected))
    }

    @Test func `the error of a replaced sequence is dropped`() {
        let (x, y) = (TestSource<Int>(), TestSource<Int>())
        let source = TestSource<Observable<Int>>()
        let log = Recorder<String>()
        _ = source.observable.switchLatest().subscribe { log.record("\($0)") }
        source.onNext(x.observable)
        source.onNext(y.observable)
        x.onError()
        x.onNext(1)
        y.onNext(2)
        #expect(log.elements == ["next(2)"])
        #expect(x.disposals == 1)
        #expect(y.isActive)
    }

    @Test func `an abandoned sequence's completion doesn't end the result`() {
        // Completes when it is disposed of, as a badly behaved source may.
        let left = Observable<Int>.create { observer in Disposables.create { observer.onCompleted() } }
        let latest = PublishSubject<Int>()
        let source = PublishSubject<Observable<Int>>()
        let log = Recorder<String>()
        _ = source.switchLatest().subscribe { log.record("\($0)") }
        source.onNext(left)
        source.onNext(latest)
        source.onCompleted()
        latest.onNext(1)
        latest.onCompleted()
        #expect(log.elements == ["next(1)", "completed"])
    }

    // Contract L2: a waiting element is dropped when a newer sequence replaces its own before its turn.
    @Test func `waiting elements of an older sequence are dropped`() {
        let (x, y) = (PublishSubject<Int>(), PublishSubject<Int>())
        let source = PublishSubject<Observable<Int>>()
        let log = Recorder<Int>()
        _ = source.switchLatest().subscribe(onNext: { element in
            log.record(element)
            guard element == 1 else { return }
            // The switch is delivering 1. 2 waits there until the newer sequence has replaced its own.
            x.onNext(2)
            source.onNext(y)
            y.onNext(10)
        })
        source.onNext(x)
        x.onNext(1)
        y.onNext(11)
        x.onNext(3)
        #expect(log.elements == [1, 10, 11])
    }

    // Contract G5
    @Test func `frees abandoned sequences while it continues`() {
        let mint = Mint()
        let source = PublishSubject<Observable<Int>>()
        let subscription = source.switchLatest().subscribe { _ in }
        for _ in 0..<10 {
            let token = mint.token()
            source.onNext(.create { _ in Disposables.create { withExtendedLifetime(token) {} } })
        }
        #expect(mint.liveTokens == 1)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contract G8
    @Test(.timeLimit(.minutes(5)), arguments: SynchronousSource.allCases)
    func `a hundred thousand synchronous inner sequences leave the stack flat`(source: SynchronousSource) throws {
        let count = LockedValue(0)
        try runOnSmallStack {
            let subject = PublishSubject<Observable<Int>>()
            _ = subject.switchLatest().subscribe(onNext: { _ in count.withLock { $0 += 1 } })
            for _ in 0..<100_000 { subject.onNext(source.observable) }
        }
        #expect(count.value == 100_000)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { source, inner in source.map { _ in inner }.switchLatest() } == [])
    }
}
