import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AndThenTests {
    private let scheduler = TestScheduler()

    private func completable(_ diagram: String) -> Completable {
        scheduler.cold(diagram).ignoreElements().asCompletable()
    }

    @Test func `as documented`() {
        let second = scheduler.cold("--a|")
        let chain = completable("---|").andThen(second.asSingle())
        #expect(scheduler.result(of: chain) == "------(a|)")
    }

    @Test func `each kind of sequence can be second`() {
        #expect(scheduler.result(of: completable("---|").andThen(Single.just("a"))) == "---(a|)")
        #expect(scheduler.result(of: completable("---|").andThen(Maybe<String>.empty())) == "---|")
        #expect(scheduler.result(of: completable("---|").andThen(Completable.empty())) == "---|")
        #expect(scheduler.result(of: completable("---|").andThen(Observable.just("a"))) == "---(a|)")
        #expect(scheduler.result(of: completable("-|").andThen(scheduler.cold("a-b-#").asObservable())) == "-a-b-#")
    }

    @Test func `the second isn't subscribed to if the first fails or never ends`() {
        let second = scheduler.cold("a|")
        #expect(scheduler.result(of: completable("--#").andThen(second.asObservable())) == "--#")
        #expect(scheduler.result(of: completable("-").andThen(second.asObservable())) == "-")
        #expect(second.subscriptions.isEmpty)
    }

    // Contract G8
    @Test func `recursion in the second sequence keeps the stack flat`() throws {
        let isCompleted = LockedValue(0)
        try runOnSmallStack(timeout: .seconds(240)) {
            @Sendable func step(_ number: Int) -> Completable {
                number == 50_000 ? .empty() : Completable.empty().andThen(.deferred { step(number + 1) })
            }
            @Sendable func count(_ number: Int) -> Observable<Int> {
                number == 50_000 ? .just(number) : Completable.empty().andThen(.deferred { count(number + 1) })
            }
            _ = step(0).subscribe(onCompleted: { isCompleted.withLock { $0 += 1 } })
            _ = count(0).subscribe(onNext: { _ in isCompleted.withLock { $0 += 1 } })
        }
        #expect(isCompleted.value == 2)
    }

    // Contract C2
    @Test func `the first is freed when it completes`() {
        let log = Recorder<String>()
        let first = Completable.create { completable in
            completable(.completed)
            return Disposables.create { log.record("first disposed of") }
        }
        let subscription = first.andThen(Observable<Int>.never().do(onSubscribe: { log.record("second") }))
            .subscribe(onDisposed: { log.record("disposed") })
        #expect(log.elements.contains("first disposed of"))
        #expect(!log.elements.contains("disposed"))
        subscription.dispose()
        #expect(log.elements.sorted() == ["disposed", "first disposed of", "second"])
    }

    // Contract C2
    @Test func `the first's captures are freed while the second runs`() {
        final class Captured: Sendable {
            let log: Recorder<String>
            init(_ log: Recorder<String>) { self.log = log }
            deinit { log.record("freed") }
        }
        let log = Recorder<String>()
        let trigger = PublishSubject<Void>()
        func subscribe() -> any Disposable {
            let captured = Captured(log)
            let first = trigger.do(onDispose: { withExtendedLifetime(captured) {} }).ignoreElements().asCompletable()
            return first.andThen(Observable<Int>.never()).subscribe()
        }
        let subscription = subscribe()
        #expect(log.elements == [])
        trigger.onCompleted()
        // The node still retains the closure; the sinks of the first are freed.
        #expect(trigger.hasObservers == false)
        subscription.dispose()
        #expect(log.elements == ["freed"])
    }

    // Contract G2
    @Test func `disposal ends either half`() {
        let (first, second) = (PublishSubject<Never>(), PublishSubject<Int>())
        let log = Recorder<String>()
        let chain = first.asCompletable().andThen(second.asObservable())
        chain.subscribe { log.record("\($0)") }.dispose()
        #expect(!first.hasObservers)
        let subscription = chain.subscribe { log.record("\($0)") }
        first.onCompleted()
        second.onNext(1)
        subscription.dispose()
        #expect(!second.hasObservers)
        second.onNext(2)
        #expect(log.elements == ["next(1)"])
    }

    // Contract G8
    @Test func `a long chain keeps the stack flat enough`() throws {
        try runOnSmallStack {
            var chain = Completable.empty()
            for _ in 0..<100 { chain = chain.andThen(.empty()) }
            let log = Recorder<String>()
            _ = chain.subscribe(onCompleted: { log.record("done") })
            #expect(log.elements == ["done"])
        }
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { Completable.empty().andThen($0) } == [])
    }
}
