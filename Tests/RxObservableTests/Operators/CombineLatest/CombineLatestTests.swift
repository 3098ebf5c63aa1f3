import TestSupport
import Testing

struct CombineLatestTests {
    private let scheduler = TestScheduler()

    @Test func `combineLatest(x, y, +) as documented`() {
        let x = scheduler.hot("a-----b-----|")
        let y = scheduler.hot("--1-----2--|")
        let chain = Observable.combineLatest(x, y, resultSelector: { $0 + $1 })
        scheduler.expect(chain, "--a1--b1b2--|", names: ["a1", "b1", "b2"])
        scheduler.expectSubscriptions(of: x, "^-----------!")
        scheduler.expectSubscriptions(of: y, "^----------!")
    }

    @Test(arguments: [
        // Completes when all have completed.
        ("a-|", "1---|", "A---|"),
        ("|", "---|", "---|"),
        ("|", "|", "|"),
        // An element of the last live source shows that no result is possible any more.
        ("|", "--1--|", "--|"),
        ("--1--|", "|", "--|"),
        // A source that has sent an element before it completed still takes part.
        ("a|", "---1-2|", "---A-B|"),
        ("-", "1|", "-"),
        ("#", "1|", "#"),
        ("a-1-#", "2-----|", "A-B-#"),
        ("a-----", "1--#", "A--#"),
        ("--#", "|", "--#"),
    ])
    func `ends as documented`(x: String, y: String, expected: String) {
        let sources = [scheduler.hot(x), scheduler.hot(y)]
        let count = LockedValue(0)
        let chain = Observable.combineLatest(sources[0], sources[1]) { _, _ in
            // The results in order: A, B, …
            let number = count.increment()
            return String("ABC"["ABC".index("ABC".startIndex, offsetBy: number - 1)])
        }
        scheduler.expect(chain, Marbles(expected))
        scheduler.expectSubscriptionsEnd(of: sources, with: expected)
    }

    // Contract G6
    @Test func `the next source isn't subscribed to after an immediate failure`() {
        let second = TestSource<Int>()
        let log = Recorder<String>()
        _ = Observable.combineLatest(Observable<Int>.error(TestError()), second.observable)
            .map { $0 + $1 }.subscribe { log.record("\($0)") }
        #expect(log.elements == ["error(TestError(number: 0))"])
        #expect(second.subscriptions == 0)
    }

    // Contract L3: events that come from inside the selector or the observer wait, and nothing is lost.
    @Test func `is fed from inside of its own observer`() {
        let (x, y) = (PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<[Int]>()
        _ = Observable.combineLatest(x, y) { [$0, $1] }.subscribe(onNext: { pair in
            log.record(pair)
            if pair[1] < 3 { y.onNext(pair[1] + 1) }
        })
        x.onNext(1)
        y.onNext(1)
        x.onNext(2)
        #expect(log.elements == [[1, 1], [1, 2], [1, 3], [2, 3]])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0, L3
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { first, second, visit in
            .combineLatest(first, second) { element, _ in try visit(element) }
        })
        #expect(violations == [])
    }

    // Contract G5
    // A small element is stored in the memory that all sources share; a large one, or one with a larger alignment,
    // isn't.
    @Test func `keeps elements of any size, and frees them`() {
        struct Large {
            let (first, second, token): (Int, Int, Token)
        }
        let mint = Mint()
        let log = Recorder<String>()
        let (small, large) = (PublishSubject<Token>(), PublishSubject<Large>())
        let aligned = PublishSubject<SIMD4<Double>>()
        let (byte, nothing) = (PublishSubject<UInt8>(), PublishSubject<Void>())
        let subscription = Observable.combineLatest(small, large, aligned, byte, nothing)
            .subscribe(onNext: { small, large, aligned, byte, _ in
                let numbers = [small.number, large.first, large.second, large.token.number]
                log.record("\(numbers) \(aligned.w) \(byte)")
            })
        nothing.onNext(())
        byte.onNext(255)
        aligned.onNext(SIMD4(1, 2, 3, 4))
        small.onNext(mint.token(5))
        large.onNext(Large(first: 6, second: 7, token: mint.token(8)))
        large.onNext(Large(first: 9, second: 10, token: mint.token(11)))
        small.onNext(mint.token(12))
        #expect(log.elements == ["[5, 6, 7, 8] 4.0 255", "[5, 9, 10, 11] 4.0 255", "[12, 9, 10, 11] 4.0 255"])
        #expect(mint.liveTokens == 2)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contract G5
    @Test func `frees an element that a newer one replaces`() {
        let mint = Mint()
        let (x, y) = (PublishSubject<Token>(), PublishSubject<Token>())
        let subscription = Observable.combineLatest(x, y) { _, _ in 0 }.subscribe { _ in }
        for _ in 0..<10 {
            x.onNext(mint.token())
            y.onNext(mint.token())
        }
        #expect(mint.liveTokens == 2)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }
}
