import TestSupport
import Testing

struct RefCountTests {
    private let log = Recorder<String>()

    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        let shared = source.publish().refCount()
        let first = scheduler.record(shared)
        let second = scheduler.record(shared, disposedAt: "-^")
        scheduler.start()
        #expect(first.marbles() == "a--b--c--|")
        #expect(second.marbles() == "---b--c--|")
        scheduler.expectSubscriptions(of: source, "^--------!")
    }

    @Test func `connects for the first and disconnects after the last, again and again`() {
        let source = CountedSource()
        let shared = source.observable.publish().refCount()
        for round in 1...3 {
            let (a, b) = (shared.subscribe { _ in }, shared.subscribe { _ in })
            #expect(source.subscriptions == round)
            a.dispose()
            a.dispose()
            #expect(source.disposals == round - 1)
            b.dispose()
            #expect(source.disposals == round)
        }
    }

    @Test func `the subscriber is added before the source starts`() {
        let log = log
        _ = Observable.of(1, 2).publish().refCount().subscribe { log.record("\($0)") }
        #expect(log.elements == ["next(1)", "next(2)", "completed"])
    }

    @Test func `after the end the next subscriber starts anew, even inside the end`() {
        let log = log
        let attempts = LockedValue(0)
        let source = Observable<Int>.deferred {
            attempts.withLock { $0 += 1 }
            return attempts.value < 3 ? .error(TestError()) : .just(attempts.value)
        }
        let shared = source.publish().refCount()
        _ = shared.retry().subscribe { log.record("\($0)") }
        #expect(log.elements == ["next(3)", "completed"])
        _ = shared.subscribe { log.record("\($0)") }
        #expect(attempts.value == 4)
    }

    // Contract C6
    @Test func `an ended subject stays ended, and the source isn't subscribed to again`() {
        let log = log
        let source = CountedSource()
        let shared = source.observable.multicast(ReplaySubject.create(bufferSize: 1)).refCount()
        _ = shared.subscribe { _ in }
        source.onNext(1)
        source.on(.completed)
        _ = shared.subscribe { log.record("\($0)") }
        #expect(log.elements == ["next(1)", "completed"])
        #expect(source.subscriptions == 1)
    }

    // Contracts G5, G9
    @Test(arguments: [false, true])
    func `a subscription inside the end of its only subject doesn't connect`(replays: Bool) {
        let log = log
        let source = CountedSource()
        let connectable =
            replays
            ? source.observable.multicast(ReplaySubject.create(bufferSize: 1))
            : source.observable.multicast(PublishSubject<Int>())
        _ = connectable.refCount().retry(2).subscribe { log.record("\($0)") }
        source.onNext(1)
        source.on(.error(TestError()))
        #expect(log.elements == ["next(1)"] + (replays ? ["next(1)"] : []) + ["error(TestError())"])
        #expect(source.subscriptions == 1)
        #expect(source.disposals == 1)
    }

    // Contract G5
    @Test func `a subject ended from outside disposes of the source`() {
        let log = log
        let source = CountedSource()
        let subject = PublishSubject<Int>()
        let shared = source.observable.multicast(subject).refCount()
        for _ in 0..<2 { _ = shared.subscribe { log.record("\($0)") } }
        subject.onCompleted()
        #expect(log.elements == ["completed", "completed"])
        #expect(source.disposals == 1)
    }

    @Test func `a subscriber that disposes during its replay doesn't connect`() {
        let source = CountedSource()
        let shared = source.observable.multicast(BehaviorSubject(value: 0)).refCount()
        _ = shared.take(1).subscribe { _ in }
        #expect(source.subscriptions == 0)
        shared.subscribe { _ in }.dispose()
        #expect(source.subscriptions == 1)
        #expect(source.disposals == 1)
    }

    @Test func `a user's own connectable type works`() {
        let log = log
        let source = CountedSource()
        let shared = OwnConnectable(inner: source.observable.publish()).refCount()
        let subscriptions = (0..<2).map { number in shared.subscribe { log.record("\(number) \($0)") } }
        source.onNext(1)
        #expect(log.elements == ["0 next(1)", "1 next(1)"])
        #expect(source.subscriptions == 1)
        subscriptions.forEach { $0.dispose() }
        #expect(source.disposals == 1)
    }
}

private final class OwnConnectable: ConnectableObservableType, Sendable {
    typealias Element = Int

    private let inner: ConnectableObservable<Int>

    init(inner: ConnectableObservable<Int>) {
        self.inner = inner
    }

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
        inner.subscribe(observer)
    }

    func connect() -> any Disposable {
        inner.connect()
    }
}
