import RxDisposables
import RxObservable
import TestSupport
import Testing

/// The common behaviour of `switchLatest` and `flatMapLatest`: see also the tests of each.
struct SwitchCoreTests {
    // Contracts G5, G6
    @Test func `a completed outer sequence is disposed of while the inner one continues`() {
        let outer = TestSource<Int>()
        let inner = TestSource<Int>()
        let innerSequence = inner.observable
        let log = Recorder<String>()
        _ = outer.observable.flatMapLatest { _ in innerSequence }.trace(in: log)
        outer.onNext(1)
        outer.onCompleted()
        #expect(outer.disposals == 1)
        inner.onNext(2)
        inner.onCompleted()
        #expect(log.elements == ["2", "|", "disposed"])
        #expect(outer.disposals == 1)
    }

    // Contract G6
    @Test func `an outer sequence that take ends stops at once`() {
        let calls = LockedValue(0)
        let outer = heedless(10_000).map { number in
            calls.withLock { $0 += 1 }
            return number
        }
        let subscription = outer.take(1).flatMapLatest { _ in Observable<Int>.never() }.subscribe()
        #expect(calls.value == 1)
        subscription.dispose()
    }

    // Contract L2
    @Test func `a waiting element isn't sent after a switch`() {
        let outer = TestSource<Int>()
        let observers = LockedValue<[AnyObserver<Int>]>([])
        let inner = Observable<Int>.create { observer in
            observers.withLock { $0.append(observer) }
            return Disposables.create()
        }
        let log = Recorder<String>()
        _ = outer.observable.flatMapLatest { _ in inner }.subscribe(onNext: { number in
            log.record("\(number)")
            guard number == 1 else { return }
            // This one waits; when its turn comes, there is a later sequence.
            observers.value[0].onNext(2)
            outer.onNext(1)
        })
        outer.onNext(0)
        observers.value[0].onNext(1)
        observers.value[0].onNext(2)
        observers.value[1].onNext(3)
        #expect(log.elements == ["1", "3"])
    }

    // Contract G1: a sequence that was replaced may still be sending when the next one is over.
    @Test func `a just waits for an element of an earlier abandoned sequence`() {
        let outer = TestSource<Observable<Int>>()
        let first = TestSource<Int>()
        let log = Recorder<String>()
        _ = outer.observable.flatMapLatest { $0 }.subscribe(onNext: { number in
            log.record("\(number)")
            guard number == 1 else { return }
            outer.onNext(.empty())
            outer.onNext(.just(2))
            log.record("1 is over")
        })
        outer.onNext(first.observable)
        first.onNext(1)
        #expect(log.elements == ["1", "1 is over", "2"])
    }

    // Contract G5
    @Test func `the abandoned sequence is freed`() {
        let mint = Mint()
        let outer = TestSource<Token>()
        let never = TestSource<Int>()
        let subscription = outer.observable.flatMapLatest { token in
            never.observable.filter { $0 == token.number }
        }
        .subscribe()
        outer.onNext(mint.token(1))
        #expect(mint.liveTokens == 1)
        outer.onNext(mint.token(2))
        #expect(mint.liveTokens == 1)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }
}
