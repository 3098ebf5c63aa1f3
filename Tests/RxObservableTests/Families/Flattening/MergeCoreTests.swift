import TestSupport
import Testing

/// The common behaviour of `merge`, `flatMap` and `concatMap`: see also the tests of each.
struct MergeCoreTests {
    // Contract G1
    @Test(arguments: [1, 2, Int.max])
    func `a just waits for a live sequence's element, and is otherwise sent at once`(maxConcurrent: Int) {
        let outer = TestSource<Observable<Int>>()
        let first = TestSource<Int>()
        let log = Recorder<String>()
        _ = outer.observable.merge(maxConcurrent: maxConcurrent).subscribe(onNext: { number in
            log.record("\(number)")
            guard number == 1 else { return }
            outer.onNext(.just(2))
            log.record("1 is over")
        })
        outer.onNext(.just(0))
        outer.onNext(first.observable)
        first.onNext(1)
        first.onCompleted()
        outer.onNext(.just(3))
        #expect(log.elements == ["0", "1", "1 is over", "2", "3"])
    }

    // Contracts G5, G6
    @Test(arguments: [1, 2, Int.max])
    func `a completed outer sequence is disposed of while inner ones continue`(limit: Int) {
        let outer = TestSource<Int>()
        let inner = TestSource<Int>()
        let innerSequence = inner.observable
        let log = Recorder<String>()
        let subscription = outer.observable.map { _ in innerSequence }.merge(maxConcurrent: limit).trace(in: log)
        outer.onNext(1)
        outer.onCompleted()
        #expect(outer.disposals == 1)
        inner.onNext(2)
        inner.onCompleted()
        #expect(log.elements == ["2", "|", "disposed"])
        subscription.dispose()
        #expect(outer.disposals == 1)
    }

    // Contract G6
    @Test func `an outer sequence that take ends stops at once`() {
        let calls = LockedValue(0)
        let outer = heedless(10_000).map { number in
            calls.withLock { $0 += 1 }
            return number
        }
        let subscription = outer.take(1).flatMap { _ in Observable<Int>.never() }.subscribe()
        #expect(calls.value == 1)
        subscription.dispose()
    }

    // Contract G6
    @Test func `an inner sequence that take ends stops at once, and ends once`() {
        let calls = LockedValue(0)
        let inner = heedless(10_000).map { number in
            calls.withLock { $0 += 1 }
            return number
        }
        #expect(trace(Observable.of(1, 2).concatMap { _ in inner.take(1) }) == ["1", "1", "|"])
        #expect(calls.value == 2)
        #expect(trace(Observable.of(1, 2).concatMap { Observable.just($0).take(1) }) == ["1", "2", "|"])
    }
}
