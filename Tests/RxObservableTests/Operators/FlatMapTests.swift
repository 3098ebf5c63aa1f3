import TestSupport
import Testing

struct FlatMapTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a-----b-----|")
        let chain = source.flatMap { [scheduler] in scheduler.cold("\($0)-\($0)|") }
        scheduler.expect(chain, "a-a---b-b---|")
        scheduler.expectSubscriptions(of: source, "^-----------!")
    }

    @Test func `inner sequences overlap`() {
        let chain = scheduler.hot("ab|").flatMap { [scheduler] in scheduler.cold("\($0)--\($0)--|") }
        scheduler.expect(chain, "ab-ab--|")
    }

    // Contract C8
    @Test func `inner sequences of the current thread take turns`() {
        let log = Recorder<Int>()
        _ = Observable.of(1, 2).flatMap { Observable.of($0, 10 * $0, 100 * $0) }.subscribe(onNext: log.record)
        #expect(log.elements.sorted() == [1, 2, 10, 20, 100, 200])
        #expect(log.elements.filter { "\($0)".hasPrefix("1") } == [1, 10, 100])
        // The second one starts before the first one is over.
        #expect(log.elements.last == 200)
        #expect((log.elements.firstIndex(of: 2) ?? .max) < (log.elements.firstIndex(of: 100) ?? 0))
    }

    // Contract G6
    @Test func `take stops an endless source and endless inner sequences`() {
        let calls = LockedValue(0)
        let log = Recorder<Int>()
        _ = Observable.from(1...).flatMap { number in
            calls.withLock { $0 += 1 }
            return Observable.just(number)
        }.take(3).subscribe(onNext: log.record)
        #expect(log.elements == [1, 2, 3])
        #expect(calls.value <= 4)
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, inner, visit in
            source.flatMap { element in
                _ = try visit(element)
                return inner
            }
        })
        #expect(violations == [])
    }
}
