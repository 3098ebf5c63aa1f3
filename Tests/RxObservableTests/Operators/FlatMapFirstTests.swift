import TestSupport
import Testing

struct FlatMapFirstTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b----c-----|")
        let (x, y) = (scheduler.cold("a--a--a|"), scheduler.cold("c--c--c|"))
        scheduler.expect(source.flatMapFirst { $0 == "a" ? x : y }, "a--a--a-c--c--c|")
        scheduler.expectSubscriptions(of: source, "^-------------!")
        scheduler.expectSubscriptions(of: x, "^------!")
        scheduler.expectSubscriptions(of: y, "--------^------!")
    }

    @Test(arguments: [
        ("a-|", "-1-2|", "-1-2|"),
        ("a-----|", "-1-2|", "-1-2--|"),
        ("a--#", "-1-2|", "-1-#"),
        ("a----|", "-1#", "-1#"),
        ("|", "1|", "|"),
        ("-", "1|", "-"),
        ("a----b-|", "-1|", "-1----1|"),
    ])
    func `ends with the source and the inner sequence`(source: String, inner: String, expected: String) {
        let inner = scheduler.cold(inner)
        scheduler.expect(scheduler.hot(source).flatMapFirst { _ in inner }, Marbles(expected))
    }

    @Test func `the selector isn't called for a dropped element`() {
        let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<String>()
        let subscription = source.flatMapFirst { number in
            log.record("start \(number)")
            return number == 1 ? inner.asObservable() : .just(number)
        }.trace(in: log)
        for number in 1...3 { source.onNext(number) }
        inner.onNext(10)
        inner.onCompleted()
        for number in 4...5 { source.onNext(number) }
        source.onCompleted()
        subscription.dispose()
        #expect(log.elements == ["start 1", "10", "start 4", "4", "start 5", "5", "|", "disposed"])
    }

    // Contracts G1, L1, L2
    @Test(.timeLimit(.minutes(5))) func `threads race for the one place`() throws {
        let source = PublishSubject<Int>()
        let (live, most) = (LockedValue(0), LockedValue(0))
        let observer = GrammarObserver<Int>()
        _ = source.flatMapFirst { number in
            Observable<Int>.create { observer in
                let count = live.increment()
                most.withLock { $0 = max($0, count) }
                observer.onNext(number)
                live.withLock { $0 -= 1 }
                observer.onCompleted()
                return Disposables.create()
            }
        }.subscribe(observer)
        try runConcurrently(threads: 8) { thread in
            for number in 0..<400 { source.onNext(thread * 400 + number) }
        }
        source.onCompleted()
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
        #expect(most.value == 1)
    }

    // Contracts G1, G2, G4, G5, G6, G7, L0, L1
    @Test(.timeLimit(.minutes(5))) func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, inner, visit in
            source.flatMapFirst { element in
                _ = try visit(element)
                return inner
            }
        })
        #expect(violations == [])
        #expect(operatorContractViolations { a, b in a.flatMapFirst { _ in b } } == [])
    }
}
