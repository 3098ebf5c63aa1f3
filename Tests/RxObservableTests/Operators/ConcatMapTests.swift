import TestSupport
import Testing

struct ConcatMapTests {
    private let scheduler = TestScheduler()

    @Test func `continues with waiting sequences after the source has completed`() {
        let chain = scheduler.hot("(ab|)").concatMap { [scheduler] in scheduler.cold("\($0)-\($0)|") }
        scheduler.expect(chain, "a-ab-b|")
    }

    @Test func `an inner sequence's error fails the sequence, and waiting ones never start`() {
        let (x, y) = (scheduler.cold("1-#"), scheduler.cold("2|"))
        let source = scheduler.hot("(xy)---|")
        scheduler.expect(source.concatMap { $0 == "x" ? x : y }, "1-#")
        scheduler.expectSubscriptions(of: source, "^-!")
        scheduler.expectSubscriptions(of: x, "^-!")
        scheduler.expectSubscriptions(of: y)
    }

    @Test func `the selector is called when the element comes`() {
        let log = Recorder<String>()
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        _ = source.concatMap { element in
            log.record("selector \(element)")
            return inner
        }.subscribe { log.record("\($0)") }
        source.onNext(1)
        source.onNext(2)
        inner.onNext(10)
        #expect(log.elements == ["selector 1", "selector 2", "next(10)"])
    }

    // Contract G8
    @Test(.timeLimit(.minutes(5)), arguments: SynchronousSource.allCases)
    func `a hundred thousand synchronous inner sequences leave the stack flat`(source: SynchronousSource) throws {
        let sum = LockedValue(0)
        try runOnSmallStack {
            let inner = source.observable
            _ = Observable.range(start: 0, count: 100_000).concatMap { number in inner.map { $0 + number } }
                .subscribe(onNext: { element in sum.withLock { $0 += element } })
        }
        #expect(sum.value == 100_000 * 100_001 / 2)
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, inner, visit in
            source.concatMap { element in
                _ = try visit(element)
                return inner
            }
        })
        #expect(violations == [])
    }
}
