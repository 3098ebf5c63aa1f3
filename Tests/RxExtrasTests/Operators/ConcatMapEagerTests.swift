import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ConcatMapEagerTests {
    private let scheduler = TestScheduler()

    @Test(arguments: [
        // With one at a time, it equals concatMap.
        (1, "--1-2 3-4|", ["^----!", "-----^--!"]),
        (2, "--1-2(34|)", ["^----!", "^--!"]),
    ])
    func `maxConcurrent limits the live sequences`(limit: Int, expected: String, subscriptions: [String]) {
        let inner = [scheduler.cold("--1-2|"), scheduler.cold("3-4|")]
        let chain = Observable.of(0, 1).concatMapEager(maxConcurrent: limit) { inner[$0].asObservable() }
        #expect(scheduler.result(of: chain) == Marbles(expected.filter { $0 != " " }))
        #expect(inner[0].subscriptionMarbles == [Marbles(subscriptions[0])])
        if limit == 1 { #expect(inner[1].subscriptionMarbles == [Marbles(subscriptions[1])]) }
    }

    @Test func `a completed sequence that waits for its turn counts as running`() {
        let inner = ["-----1|", "2|", "3|", "4|"].map { scheduler.cold($0) }
        let chain = Observable.range(start: 0, count: 4).concatMapEager(maxConcurrent: 2) { inner[$0].asObservable() }
        #expect(run(chain) == ["1", "2", "3", "4", "|"])
        #expect(inner[1].subscriptionMarbles == ["^!"])
        #expect(inner[2].subscriptionMarbles == ["------^!"])
    }

    private func run(_ chain: Observable<String>) -> [String] {
        let observer = scheduler.record(chain)
        scheduler.start()
        return observer.events.map { $0.value.element ?? "|" }
    }

    @Test func `an error is sent at once`() {
        let inner = [scheduler.cold("----1|"), scheduler.cold("-#")]
        let chain = Observable.of(0, 1).concatMapEager { inner[$0].asObservable() }
        #expect(scheduler.result(of: chain) == "-#")
    }

    // Contract C7
    @Test func `an empty source and empty inner sequences`() {
        #expect(trace(Observable<Int>.empty().concatMapEager { Observable.just($0) }) == ["|"])
        #expect(trace(Observable.of(1, 2).concatMapEager { _ in Observable<Int>.empty() }) == ["|"])
    }

    // Contract G8
    @Test(arguments: [1, 3, .max])
    func `many sequences that end at once keep the stack flat`(limit: Int) {
        let chain = Observable.range(start: 0, count: 20_000).concatMapEager(maxConcurrent: limit) {
            Observable.of($0, $0)
        }
        let elements = Recorder<Int>()
        _ = chain.subscribe(onNext: elements.record)
        #expect(elements.elements == (0..<20_000).flatMap { [$0, $0] })
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { source, other in source.concatMapEager(maxConcurrent: 2) { _ in other } } == []
        )
        let violations = operatorContractViolations(visiting: { source, visit in
            source.concatMapEager(maxConcurrent: 2) { Observable.just(try visit($0)) }
        })
        #expect(violations == [])
    }
}
