import RxExtras
import TestSupport
import Testing

struct MergeScanTests {
    private let scheduler = TestScheduler()

    @Test func `a waiting element gets the value at the time of its turn`() {
        let inner = scheduler.cold("--x|")
        let chain = scheduler.hot("123------|").compactMap { Int($0) }.mergeScan(0) { sum, number in
            inner.map { _ in sum + number }
        }
        #expect(scheduler.result(of: chain) == "--1--3--6|")
    }

    @Test func `each subscription starts with the seed`() {
        let chain = Observable.of(1, 2).mergeScan(0) { Observable.just($0 + $1) }
        #expect(trace(chain) == ["1", "3", "|"])
        #expect(trace(chain) == ["1", "3", "|"])
    }

    // Contract G5
    @Test func `the latest result is freed with the subscription`() {
        final class Result: Sendable {}
        weak var seed: Result?
        weak var latest: Result?
        do {
            let results = [Result(), Result()]
            (seed, latest) = (results[0], results[1])
            let source: Observable<Int> = .merge(.just(1), .never())
            source.mergeScan(results[0]) { _, _ in Observable.just(results[1]) }.subscribe().dispose()
        }
        #expect(seed == nil)
        #expect(latest == nil)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, visit in
            source.mergeScan(0) { Observable.just(try visit($1).number) }
        })
        #expect(violations == [])
    }
}
