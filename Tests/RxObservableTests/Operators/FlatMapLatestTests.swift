import TestSupport
import Testing

struct FlatMapLatestTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a----b-------|")
        let chain = source.flatMapLatest { [scheduler] in scheduler.cold("\($0)--\($0)--\($0)|") }
        scheduler.expect(chain, "a--a-b--b--b-|")
        scheduler.expectSubscriptions(of: source, "^------------!")
    }

    @Test func `leaves the inner sequence before it makes the next one live`() {
        let log = Recorder<String>()
        let source = PublishSubject<Int>()
        _ = source.flatMapLatest { element in
            Observable<Int>.create { _ in
                log.record("\(element) on")
                return Disposables.create { log.record("\(element) off") }
            }
        }.subscribe { _ in }
        source.onNext(1)
        source.onNext(2)
        #expect(log.elements == ["1 on", "1 off", "2 on"])
    }

    @Test func `fails with the latest`() {
        let (x, y) = (scheduler.cold("1-1-#"), scheduler.cold("2-#"))
        scheduler.expect(scheduler.hot("x-y----|").flatMapLatest { $0 == "x" ? x : y }, "1-2-#")
    }

    @Test func `a just also replaces the former inner sequence`() {
        let inner = TestSource<Int>()
        let source = TestSource<Int>()
        let log = Recorder<String>()
        _ = source.observable.flatMapLatest { $0 == 1 ? inner.observable : .just($0) }
            .subscribe { log.record("\($0)") }
        source.onNext(1)
        source.onNext(2)
        inner.onNext(10)
        #expect(inner.disposals == 1)
        source.onCompleted()
        #expect(log.elements == ["next(2)", "completed"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0, L1
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(visiting: { source, inner, visit in
            source.flatMapLatest { element in
                _ = try visit(element)
                return inner
            }
        })
        #expect(violations == [])
    }
}
