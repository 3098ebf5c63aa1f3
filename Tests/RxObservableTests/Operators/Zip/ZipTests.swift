import TestSupport
import Testing

struct ZipTests {
    private let scheduler = TestScheduler()

    @Test func `zip(x, y, +) as documented`() {
        let x = scheduler.hot("a--b-----c--|")
        let y = scheduler.hot("-1----2------|")
        let chain = Observable.zip(x, y, resultSelector: { $0 + $1 })
        scheduler.expect(chain, "-a1---b2-----|", names: ["a1", "b2"])
        scheduler.expectSubscriptions(of: x, "^-----------!")
        scheduler.expectSubscriptions(of: y, "^------------!")
    }

    // Contract C9
    @Test(arguments: [
        // Completes when a source completes that has no waiting element.
        ("a-|", "1---|", "A-|"),
        ("|", "---|", "|"),
        ("|", "|", "|"),
        ("|", "--1--|", "|"),
        ("a-b-c-|", "1|", "A|"),
        ("----|", "1--2--3", "----|"),
        // Waiting elements still get partners after their source has completed; the last pair ends the sequence.
        ("a|", "-1-2-3|", "-(A|)"),
        ("(ab|)", "--1-2-3|", "--A-(B|)"),
        ("(ab|)", "1---#", "A---#"),
        ("-", "1|", "-"),
        ("#", "1|", "#"),
        ("a-b-#", "12-----|", "A-B-#"),
        ("a-----", "1--#", "A--#"),
        ("(ab)--#", "|", "|"),
    ])
    func `ends as documented`(x: String, y: String, expected: String) {
        let sources = [scheduler.hot(x), scheduler.hot(y)]
        let count = LockedValue(0)
        let chain = Observable.zip(sources[0], sources[1]) { _, _ in
            // The results in order: A, B, …
            let number = count.increment()
            return String("ABC"["ABC".index("ABC".startIndex, offsetBy: number - 1)])
        }
        scheduler.expect(chain, Marbles(expected))
    }

    // Contracts C9, G3
    @Test func `disposes of the other source as soon as no further pair is possible`() {
        let (x, y) = (scheduler.hot("(ab|)"), scheduler.hot("--1-2---3---|"))
        scheduler.expect(Observable.zip(x, y) { $0 + $1 }, "--A-(B|)", values: ["A": "a1", "B": "b2"])
        scheduler.expectSubscriptions(of: y, "^---!")
    }

    // Contract C9
    @Test func `doesn't subscribe to a source that can't have a partner`() {
        let second = TestSource<Int>()
        #expect(trace(Observable.zip(Observable<Int>.empty(), second.observable, resultSelector: +)) == ["|"])
        #expect(second.subscriptions == 0)
    }

    // Contract G6
    @Test func `two endless sources take turns, so that take ends them`() {
        let log = Recorder<Int>()
        _ = Observable.zip(Observable.from(1...), Observable.from(10...)) { $0 + $1 }.take(3)
            .subscribe(onNext: log.record)
        #expect(log.elements == [11, 13, 15])
    }

    // Contract L3
    @Test func `is fed from inside of its own observer`() {
        let (x, y) = (PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<[Int]>()
        _ = Observable.zip(x, y) { [$0, $1] }.subscribe(onNext: { pair in
            log.record(pair)
            guard pair[0] < 3 else { return }
            y.onNext(10 * (pair[0] + 1))
            x.onNext(pair[0] + 1)
        })
        x.onNext(1)
        y.onNext(10)
        #expect(log.elements == [[1, 10], [2, 20], [3, 30]])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0, L3
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { first, second, visit in
            .zip(first, second) { element, _ in try visit(element) }
        })
        #expect(violations == [])
    }

    // Contract G5
    @Test func `frees the elements of a pair, and waiting ones at the end`() {
        let mint = Mint()
        let (x, y) = (PublishSubject<Token>(), PublishSubject<Token>())
        let subscription = Observable.zip(x, y) { _, _ in 0 }.subscribe { _ in }
        for _ in 0..<10 {
            x.onNext(mint.token())
        }
        #expect(mint.liveTokens == 10)
        for _ in 0..<4 {
            y.onNext(mint.token())
        }
        #expect(mint.liveTokens == 6)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }
}
