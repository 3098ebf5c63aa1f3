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
}
