@_spi(Pipeline) import RxObservable
import TestSupport
import Testing

struct ObservableTests {
    @Test func `asObservable is the sequence itself`() {
        let source = Observable.of(1)
        #expect(source.asObservable() === source)
    }

    // Contract A5: what isn't Sendable is refused by the clients in Tests/Clients/MustNotCompile.
    @Test func `a sequence of Sendable elements may go to another isolation domain`() async {
        let source = Observable.just(1)
        let merged = Observable.merge(source, source.concat(source))
        let sum = await Task.detached { () -> Int in
            let sum = LockedValue(0)
            _ = merged.subscribe(onNext: { element in sum.withLock { $0 += element } })
            return sum.value
        }.value
        #expect(sum == 3)
    }

    // Contracts G1, G3
    @Test func `an observer gets the events, and the source is disposed of after the last one`() {
        let log = Recorder<String>()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(Fault.first)
            observer.onCompleted()
            return Disposables.create { log.record("source disposed") }
        }
        let subscription = source.subscribe(AnyObserver { log.record("\($0)") })
        #expect(log.elements == ["next(1)", "completed", "source disposed"])
        #expect(subscription.isFinished)
        subscription.dispose()
        #expect(log.count == 3)
    }

    // Contract G3
    @Test func `an observer gets the error, and the source is disposed of after it`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        _ = source.observable.subscribe(AnyObserver { log.record("\($0)") })
        source.onNext(1)
        source.onError(Fault.first)
        source.onNext(2)
        #expect(log.elements == ["next(1)", "error(first)", "source disposed"])
    }

    // Contracts G2, G4
    @Test func `a disposed observer gets no event`() {
        let observer = GrammarObserver<Int>()
        let source = TestSource<Int>()
        let subscription = source.observable.subscribe(observer)
        source.onNext(1)
        subscription.dispose()
        subscription.dispose()
        source.onNext(2)
        source.onCompleted()
        #expect(observer.elements == [1])
        #expect(observer.ends == [])
        #expect(source.disposals == 1)
    }

    // Contract G1
    @Test func `an observer of a single element gets it and the end, and the subscription is finished`() {
        let observer = GrammarObserver<Int>()
        let subscription = Observable.just(1).subscribe(observer)
        #expect(observer.elements == [1])
        #expect(observer.ends == ["completed"])
        #expect(subscription.isFinished)
    }

    @Test func `each subscription is independent`() {
        let source = TestSource<Int>()
        let sum = source.observable.scan(0, accumulator: +)
        let (first, second) = (Recorder<String>(), Recorder<String>())
        let subscription = sum.traceEvents(in: first)
        source.onNext(1)
        _ = sum.traceEvents(in: second)
        source.onNext(2)
        subscription.dispose()
        source.onNext(3)
        #expect(first.elements == ["1", "3"])
        #expect(second.elements == ["2", "5"])
        #expect(source.subscriptions == 2)
    }

    // Contract C8
    @Test func `subscribing runs on the current thread's trampoline`() {
        let isScheduleRequired = LockedValue<[Bool]>([])
        let note: @Sendable () -> Void = {
            isScheduleRequired.withLock { $0.append(CurrentThreadScheduler.isScheduleRequired) }
        }
        _ = Observable<Int>.create { _ in
            note()
            return Disposables.create()
        }
        .subscribe()
        note()
        #expect(isScheduleRequired.value == [false, true])
    }

    @Test func `a node without run traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable<Int>().subscribe()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("a node without `run(_:)`"))
        #expect(message.contains("Observable.create"))
    }
}
