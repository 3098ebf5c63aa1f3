import TestSupport
import Testing

/// The common behaviour of `combineLatest` and `zip`: see also the tests of each.
struct CoordinatorTests {
    // Contracts G4, G6
    @Test func `an ended source is disposed of at once, and the others continue`() {
        let (first, second) = (TestSource<Int>(), TestSource<Int>())
        let log = Recorder<String>()
        _ = Observable.combineLatest(first.observable, second.observable, resultSelector: +).trace(in: log)
        first.onNext(1)
        first.onCompleted()
        #expect(first.disposals == 1)
        second.onNext(10)
        second.onNext(20)
        second.onCompleted()
        #expect(log.elements == ["11", "21", "|", "disposed"])
        #expect(first.disposals == 1 && second.disposals == 1)
    }

    // Contract G6
    @Test func `a synchronous source ended by take stops at once`() {
        let calls = LockedValue(0)
        let source = heedless(10_000).map { number in
            calls.withLock { $0 += 1 }
            return number
        }
        let combined = Observable.combineLatest(source.take(1), Observable.just(1).take(1), resultSelector: +)
        #expect(trace(combined) == ["2", "|"])
        #expect(calls.value == 1)
    }

    // Contract G5
    @Test func `the element of a just is freed with the subscription, whatever its size`() {
        let mint = Mint()
        let (first, second) = (TestSource<Int>(), TestSource<Int>())
        let small = Observable.combineLatest(Observable.just(mint.token(1)), first.observable) { $0.number + $1 }
            .subscribe()
        let large = Observable.combineLatest(second.observable, Observable.just((mint.token(2), 0, 0))) { $0 + $1.1 }
            .subscribe()
        first.onNext(1)
        #expect(mint.liveTokens == 2)
        small.dispose()
        #expect(mint.liveTokens == 1)
        large.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contract G5
    @Test func `the element of a just that is never subscribed to is freed`() {
        let mint = Mint()
        func failed() -> Observable<Int> {
            .combineLatest(Observable<Int>.error(Fault.first), Observable.just(mint.token(1))) { $0 + $1.number }
        }
        #expect(trace(failed()) == ["#first"])
        #expect(mint.liveTokens == 0)
    }

    // Contracts G1, G4
    @Test func `justs send in order, and send no element after the first result has ended the sequence`() {
        let calls = LockedValue(0)
        let sum = Observable.combineLatest(Observable.just(1), Observable.just(2), Observable.just(3)) {
            first,
            second,
            third in
            calls.withLock { $0 += 1 }
            return first + second + third
        }
        #expect(trace(sum) == ["6", "|"])
        #expect(trace(sum.take(1)) == ["6", "|"])
        #expect(calls.value == 2)
    }
}
