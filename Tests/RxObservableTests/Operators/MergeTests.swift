import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct MergeTests {
    private let scheduler = TestScheduler()

    @Test func `merge() as documented`() {
        let x = scheduler.cold("-a--b--c|")
        let y = scheduler.cold("     -1--2--|")
        let source = scheduler.hot("x----y-------|", values: ["x": x, "y": y])
        scheduler.expect(source.merge(), "-a--b-1c-2---|")
        scheduler.expectSubscriptions(of: source, "^------------!")
        scheduler.expectSubscriptions(of: x, "^-------!")
        scheduler.expectSubscriptions(of: y, "-----^------!")
    }

    @Test func `merge(maxConcurrent) as documented`() {
        let x = scheduler.cold("a--b|")
        let y = scheduler.cold("    1--2|")
        let source = scheduler.hot("(xy)------|", values: ["x": x, "y": y])
        scheduler.expect(source.merge(maxConcurrent: 1), "a--b1--2--|")
        scheduler.expectSubscriptions(of: x, "^---!")
        scheduler.expectSubscriptions(of: y, "----^---!")
    }

    @Test(arguments: MergeForm.allCases)
    func `merge(x, y) as documented`(form: MergeForm) {
        let x = scheduler.hot("a--b--c--|")
        let y = scheduler.hot("-1--2|")
        scheduler.expect(form.merge([x, y]), "a1-b2-c--|")
        scheduler.expectSubscriptions(of: x, "^--------!")
        scheduler.expectSubscriptions(of: y, "^----!")
    }

    @Test(arguments: [
        ("a--|", "---b--|", "a--b--|"),
        ("a--|", "-", "a"),
        ("|", "|", "|"),
        ("a-#", "-1-2", "a1#"),
        ("a-b-c", "-#", "a#"),
        ("#", "a", "#"),
    ])
    func `ends with the last sequence, or the first that fails`(x: String, y: String, expected: String) {
        let sources = [scheduler.hot(x), scheduler.hot(y)]
        scheduler.expect(Observable.merge(sources.map { $0 }), Marbles(expected))
        scheduler.expectSubscriptionsEnd(of: sources, with: expected)
    }

    @Test(arguments: [false, true])
    func `disposes of its sources in their order`(byError: Bool) {
        let order = LockedValue<[Int]>([])
        let subject = PublishSubject<Int>()
        let sources = [1, 2, 3].map { number in
            (number == 2 ? subject : .never()).do(onDispose: { order.withLock { $0.append(number) } })
        }
        let subscription = Observable.merge(sources).subscribe(onError: { _ in })
        if byError { subject.onError(Fault.first) }
        subscription.dispose()
        #expect(order.value == [1, 2, 3])
    }

    @Test func `merge() continues while the source or an inner sequence is alive`() {
        let x = scheduler.cold("a-b-|")
        scheduler.expect(scheduler.hot("x-|", values: ["x": x]).merge(), "a-b-|")
    }

    @Test func `merge() fails with the source, too`() {
        let x = scheduler.cold("a-b-c-d|")
        let source = scheduler.hot("x--#", values: ["x": x.asObservable()])
        scheduler.expect(source.merge(), "a-b#")
        scheduler.expectSubscriptions(of: x, "^--!")
    }

    @Test(arguments: [1, 2, 3, 100])
    func `at most maxConcurrent sequences are live`(limit: Int) {
        let inner = [scheduler.cold("a--b|"), scheduler.cold("1--2|"), scheduler.cold("x--y|")]
        let (live, most) = (LockedValue(0), LockedValue(0))
        let counted = inner.map { source in
            Observable<String>.create { observer in
                let count = live.increment()
                most.withLock { $0 = max($0, count) }
                let subscription = source.subscribe(observer)
                return Disposables.create {
                    live.withLock { $0 -= 1 }
                    subscription.dispose()
                }
            }
        }
        let observer = scheduler.record(Observable.from(counted).merge(maxConcurrent: limit))
        scheduler.start()
        let letters = observer.events.compactMap(\.value.element)
        #expect(letters.sorted() == ["1", "2", "a", "b", "x", "y"])
        #expect(observer.events.last?.value == .completed)
        #expect(most.value == min(limit, 3))
        #expect(live.value == 0)
    }

    // Contract C7
    @Test func `without sequences completes at once`() {
        scheduler.expect(Observable<String>.merge(), "|")
        scheduler.expect(Observable<String>.merge([]), "|")
        scheduler.expect(Observable<String>.merge(EmptyCollection<Observable<String>>()), "|")
        scheduler.expect(Observable<Observable<String>>.empty().merge(), "|")
        scheduler.expect(Observable<Observable<String>>.empty().merge(maxConcurrent: 1), "|")
    }

    @Test func `merges justs in their order`() {
        let log = Recorder<Int>()
        _ = Observable.of(Observable.just(1), .empty(), .of(2, 3), .just(4)).concat().subscribe(onNext: log.record)
        #expect(log.elements == [1, 2, 3, 4])
    }

    // Contract G6: an endless source can't keep the others, or the end, from their turn.
    @Test func `a stopped merge subscribes to no more sources`() {
        let second = TestSource<Int>()
        let log = Recorder<Int>()
        _ = Observable.merge(.just(1), second.observable).take(1).subscribe(onNext: log.record)
        #expect(log.elements == [1])
        #expect(second.subscriptions == 0)
    }

    // Contract G5: an inner sequence that has ended is freed while the source continues.
    @Test func `frees inner sequences that have completed`() {
        let mint = Mint()
        let source = PublishSubject<Observable<Int>>()
        let subscription = source.merge().subscribe { _ in }
        for _ in 0..<10 {
            let token = mint.token()
            source.onNext(
                .create { observer in
                    withExtendedLifetime(token) { observer.onCompleted() }
                    return Disposables.create()
                }
            )
        }
        #expect(mint.liveTokens == 0)
        subscription.dispose()
    }

    // Contract L0: the last reference to a waiting sequence is released when its turn comes, outside the lock.
    @Test func `a waiting sequence is freed outside the lock`() throws {
        try runConcurrently(threads: 1, timeout: .seconds(10)) { _ in
            let mint = Mint()
            let source = PublishSubject<Observable<Int>>()
            let first = PublishSubject<Int>()
            let subscription = source.concat().subscribe { _ in }
            source.onNext(first)
            for _ in 0..<2 {
                let token = mint.token()
                source.onNext(
                    .create { observer in
                        withExtendedLifetime(token) { observer.onCompleted() }
                        return Disposables.create()
                    }
                )
            }
            // Takes the lock.
            mint.whenFreed { source.onNext(.never()) }
            first.onCompleted()
            #expect(mint.liveTokens == 0)
            subscription.dispose()
        }
    }

    // Contract L0: the same for sequences that still wait when everything is disposed of.
    @Test func `sequences that wait at the end are freed outside the lock`() throws {
        try runConcurrently(threads: 1, timeout: .seconds(10)) { _ in
            let mint = Mint()
            let source = PublishSubject<Observable<Int>>()
            let subscription = source.concat().subscribe { _ in }
            source.onNext(.never())
            for _ in 0..<2 {
                let token = mint.token()
                source.onNext(.create { _ in withExtendedLifetime(token) { Disposables.create() } })
            }
            mint.whenFreed { subscription.dispose() }
            subscription.dispose()
            #expect(mint.liveTokens == 0)
        }
    }

    // Contract G8
    @Test(arguments: [1, 2])
    func `a hundred thousand synchronous inner sequences leave the stack flat`(limit: Int) throws {
        let count = LockedValue(0)
        try runOnSmallStack {
            let gate = PublishSubject<Int>()
            let inner = Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
            let source = PublishSubject<Observable<Int>>()
            _ = source.merge(maxConcurrent: limit).subscribe(onNext: { _ in count.withLock { $0 += 1 } })
            for _ in 0..<limit { source.onNext(gate) }
            for _ in 0..<100_000 { source.onNext(inner) }
            gate.onCompleted()
        }
        #expect(count.value == 100_000)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, L1
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { .merge($0, $1) } == [])
        #expect(operatorContractViolations { .merge([$0, $1]) } == [])
        #expect(operatorContractViolations { Observable.of($0, $1).merge() } == [])
        #expect(operatorContractViolations { Observable.of($0, $1).merge(maxConcurrent: 1) } == [])
        #expect(operatorContractViolations { source, inner in source.map { _ in inner }.merge(maxConcurrent: 2) } == [])
    }

    // Contract C7
    @Test(arguments: [0, -1])
    func `a limit below one counts as one`(limit: Int) {
        let x = scheduler.cold("a--b|")
        let y = scheduler.cold("    1--2|")
        let source = scheduler.hot("(xy)------|", values: ["x": x, "y": y])
        scheduler.expect(source.merge(maxConcurrent: limit), "a--b1--2--|")
    }
}
