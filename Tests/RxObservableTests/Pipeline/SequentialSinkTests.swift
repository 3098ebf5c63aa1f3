@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

/// The common behaviour of `concat`, `catch`, `retry` and `startWith`.
///
/// A source ends by itself, or because a stage upstream of the sink ends it; the sink can't distinguish the two, and in
/// both cases that source is over.
struct SequentialSinkTests {
    // Contracts G1, G7
    @Test func `a source that is still sending is over after a closure has thrown`() {
        let source = Observable.just(1).map { _ -> Int in throw Fault.thrown }
        #expect(trace(source.catch { _ in .of(8, 9) }) == ["8", "9", "|"])
    }

    // Contracts G1, G7
    @Test func `a closure that throws in the middle of a synchronous source ends it`() {
        let calls = LockedValue(0)
        let source = Observable<Int>.create { observer in
            for number in 1...4 { observer.onNext(number) }
            observer.onCompleted()
            return Disposables.create()
        }
        let failing = source.map { number -> Int in
            calls.withLock { $0 += 1 }
            if number == 2 { throw Fault.thrown }
            return number
        }
        #expect(trace(failing.catchAndReturn(9)) == ["1", "9", "|"])
        #expect(calls.value == 2)
    }

    // Contracts G1, G7
    @Test func `one failure leads to one other source`() {
        let second = TestSource<Int>()
        let third = TestSource<Int>()
        let failing = heedless(3).map { _ -> Int in throw Fault.thrown }
        let log = Recorder<String>()
        _ = Observable.catch(sequence: [failing, second.observable, third.observable]).trace(in: log)
        #expect(log.elements.isEmpty)
        #expect(second.subscriptions == 1)
        #expect(third.subscriptions == 0)
        second.onCompleted()
        #expect(log.elements == ["|", "disposed"])
    }

    // Contract G1
    @Test func `a source ended by take ends once`() {
        let second = TestSource<Int>()
        let log = Recorder<String>()
        let subscription = Observable.just(1).take(1).concat(second.observable).trace(in: log)
        #expect(log.elements == ["1"])
        second.onNext(2)
        second.onCompleted()
        #expect(log.elements == ["1", "2", "|", "disposed"])
        subscription.dispose()
    }

    // Contract G6
    @Test func `a synchronous source ended by take stops at once`() {
        let calls = LockedValue(0)
        let source = Observable<Int>.create { observer in
            for number in 1...1_000_000 {
                if observer.isDisposed { break }
                observer.onNext(number)
            }
            return Disposables.create()
        }
        let counted = source.map { number in
            calls.withLock { $0 += 1 }
            return number
        }
        #expect(trace(counted.take(1).concat(Observable.just(9))) == ["1", "9", "|"])
        #expect(calls.value <= 2)
    }

    // Contract G1
    @Test func `a result that makes a later stage throw is its source's last event`() {
        let source = Observable.of(1, 2).reduce(0, accumulator: +).map { _ -> Int in throw Fault.thrown }
        let second = TestSource<Int>()
        let log = Recorder<String>()
        _ = source.catch { _ in second.observable }.trace(in: log)
        #expect(log.elements.isEmpty)
        second.onCompleted()
        #expect(log.elements == ["|", "disposed"])
    }

    // Contract G3
    @Test func `a source that has ended is disposed of before the next one starts`() {
        let log = Recorder<String>()
        let first = TestSource<Int> { log.record("first disposed") }
        let second = Observable<Int>.create { _ in
            log.record("second starts")
            return Disposables.create { log.record("second disposed") }
        }
        let subscription = first.observable.concat(second).trace(in: log)
        first.onCompleted()
        #expect(log.removeAll() == ["first disposed", "second starts"])
        subscription.dispose()
        #expect(log.elements == ["second disposed", "disposed"])
        #expect(first.disposals == 1)
    }

    // Contract G3
    @Test func `the last source is disposed of after the observer has received the end`() {
        let log = Recorder<String>()
        let last = TestSource<Int> { log.record("last disposed") }
        _ = Observable.empty().concat(last.observable).trace(in: log)
        last.onCompleted()
        #expect(log.elements == ["|", "disposed", "last disposed"])
    }

    // Contract G3
    @Test func `the order of the end is the same for a last source that ends during its subscription`() {
        let log = Recorder<String>()
        let last = Observable<Int>.create { observer in
            observer.onCompleted()
            return Disposables.create { log.record("last disposed") }
        }
        _ = Observable.empty().concat(last).trace(in: log)
        #expect(log.elements == ["|", "disposed", "last disposed"])
    }

    // Contract G2
    @Test func `disposing between two sources starts no further source`() {
        let first = TestSource<Int>()
        let second = TestSource<Int>()
        let subscription = SerialDisposable()
        let ended = first.observable.do(onCompleted: { subscription.dispose() })
        subscription.disposable = ended.concat(second.observable).subscribe()
        first.onCompleted()
        #expect(second.subscriptions == 0)
        #expect(first.disposals == 1)
    }
}
