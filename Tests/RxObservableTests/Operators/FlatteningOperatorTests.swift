import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxTest
import TestSupport
import Testing

/// The common behaviour of `flatMap`, `concatMap` and `flatMapLatest`.
struct FlatteningOperatorTests {
    private let scheduler = TestScheduler.forMarbles()

    @Test(arguments: FlatteningOperator.allCases)
    func `the source's error fails the sequence at once`(flattening: FlatteningOperator) {
        let x = scheduler.cold("1-1-1-1|")
        let source = scheduler.hot("x--#")
        scheduler.expect(flattening.apply(to: source) { _ in x }, "1-1#")
        scheduler.expectSubscriptions(of: source, "^--!")
        scheduler.expectSubscriptions(of: x, "^--!")
    }

    @Test(arguments: FlatteningOperator.allCases)
    func `an inner sequence's error fails the sequence at once`(flattening: FlatteningOperator) {
        let x = scheduler.cold("1-#")
        let source = scheduler.hot("-x-----|")
        scheduler.expect(flattening.apply(to: source) { _ in x }, "-1-#")
        scheduler.expectSubscriptions(of: source, "^--!")
        scheduler.expectSubscriptions(of: x, "-^-!")
    }

    @Test(arguments: FlatteningOperator.allCases)
    func `an inner sequence continues after the source has completed`(flattening: FlatteningOperator) {
        let x = scheduler.cold("1--1|")
        let source = scheduler.hot("x-|")
        scheduler.expect(flattening.apply(to: source) { _ in x }, "1--1|")
        scheduler.expectSubscriptions(of: source, "^-!")
    }

    @Test(arguments: FlatteningOperator.allCases)
    func `disposes of everything when it is disposed of`(flattening: FlatteningOperator) {
        let x = scheduler.cold("1-1-1-1|")
        let source = scheduler.hot("x-----|")
        scheduler.expect(flattening.apply(to: source) { _ in x }, "1-1", disposedAt: "---!")
        scheduler.expectSubscriptions(of: source, "^--!")
        scheduler.expectSubscriptions(of: x, "^--!")
    }

    // Contract G7
    @Test(arguments: FlatteningOperator.allCases)
    func `a selector that throws fails it once and disposes of everything once`(flattening: FlatteningOperator) {
        let inner = TestSource<Int>()
        let source = TestSource<Int>()
        let log = Recorder<String>()
        _ = flattening.apply(to: source.observable) { element in
            if element == 2 { throw TestError(number: 7) }
            return inner.observable
        }.subscribe { log.record("\($0)") }
        source.onNext(1)
        inner.onNext(10)
        source.onNext(2)
        source.onNext(2)
        inner.onNext(11)
        #expect(log.elements == ["next(10)", "error(TestError(number: 7))"])
        #expect(source.disposals == 1)
        #expect(inner.disposals == 1)
    }

    // Contract G5
    @Test func `leaves no object behind`() async {
        await #expect(processExitsWith: .success) {
            for flattening in FlatteningOperator.allCases {
                let before = Resources.total
                for _ in 0..<3 {
                    let (x, y) = (PublishSubject<Int>(), PublishSubject<Int>())
                    let subscription = flattening.apply(to: x.asObservable()) { _ in y.map { $0 } }.subscribe { _ in }
                    x.onNext(1)
                    x.onNext(1)
                    y.onNext(2)
                    subscription.dispose()
                }
                precondition(Resources.total == before, "\(flattening): \(Resources.total - before) left")
            }
        }
    }
}
