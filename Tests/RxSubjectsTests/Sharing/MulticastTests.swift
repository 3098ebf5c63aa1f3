import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct MulticastTests {
    private let log = Recorder<String>()

    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        let shared = source.multicast(PublishSubject<String>())
        let first = scheduler.record(shared)
        let second = scheduler.record(shared, disposedAt: "-^")
        _ = shared.connect()
        scheduler.start()
        #expect(first.marbles() == "a--b--c--|")
        #expect(second.marbles() == "---b--c--|")
        scheduler.expectSubscriptions(of: source, "^--------!")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test func `signs the contract`() {
        let violations = operatorContractViolations { source in
            source.multicast({ PublishSubject<ContractElement>() }) { $0.map { $0 } }
        }
        #expect(violations == [])
    }

    @Test func `one subject serves all connections`() {
        let log = log
        let source = CountedSource()
        let shared = source.observable.multicast(BehaviorSubject(value: 0))
        _ = shared.subscribe { log.record("\($0)") }
        for number in 1...2 {
            let connection = shared.connect()
            source.onNext(number)
            connection.dispose()
        }
        #expect(log.elements == ["next(0)", "next(1)", "next(2)"])
        #expect(source.subscriptions == 2)
    }

    @Test func `a subject is made when it is needed, for each connection`() {
        let made = LockedValue(0)
        let source = CountedSource()
        let shared = source.observable.multicast(makeSubject: {
            made.withLock { $0 += 1 }
            return PublishSubject<Int>()
        })
        #expect(made.value == 0)
        _ = shared.subscribe { _ in }
        _ = shared.subscribe { _ in }
        let connection = shared.connect()
        #expect(made.value == 1)
        connection.dispose()
        _ = shared.subscribe { _ in }
        #expect(made.value == 2)
    }

    @Test func `the subject may accept another type than it sends`() {
        let log = log
        _ = Observable.of(1, 2).multicast({ Describing() }) { $0.map { "<\($0)>" } }.subscribe { log.record("\($0)") }
        #expect(log.elements == ["next(<1>)", "next(<2>)", "completed"])
    }

    @Test func `a selector sees one subscription to the source, and disposes of it`() {
        let log = log
        let source = CountedSource()
        let changes = source.observable.multicast({ PublishSubject<Int>() }) { shared in
            Observable.zip(shared, shared.skip(1)) { $1 - $0 }
        }
        let subscription = changes.subscribe { log.record("\($0)") }
        for number in [1, 4, 9] { source.onNext(number) }
        #expect(log.elements == ["next(3)", "next(5)"])
        #expect(source.subscriptions == 1)
        subscription.dispose()
        #expect(source.disposals == 1)
        _ = changes.take(1).subscribe { _ in }
        for number in [1, 4] { source.onNext(number) }
        #expect(source.subscriptions == 2)
        #expect(source.disposals == 2)
    }

    @Test func `the source isn't subscribed to if the result ends at once`() {
        let source = CountedSource()
        _ = source.observable.multicast({ PublishSubject<Int>() }) { _ in Observable.just(1) }.subscribe { _ in }
        #expect(source.subscriptions == 0)
    }

    // Contract G7
    @Test(arguments: [true, false])
    func `a closure that throws fails the sequence`(makerThrows: Bool) {
        let log = log
        let source = CountedSource()
        _ = source.observable.multicast(
            {
                if makerThrows { throw TestError() }
                return PublishSubject<Int>()
            },
            selector: { (_: Observable<Int>) -> Observable<Int> in throw TestError() }
        ).subscribe { log.record("\($0)") }
        #expect(log.elements == ["error(TestError())"])
        #expect(source.subscriptions == 0)
    }

    // Contract G2
    @Test func `an error of a closure isn't sent after disposal`() {
        let log = log
        let outer = PublishSubject<Int>()
        let subscription = LockedValue<(any Disposable)?>(nil)
        let failing = Observable<Int>.never().multicast(
            { () throws -> PublishSubject<Int> in throw TestError() },
            selector: { $0 }
        )
        subscription.value = outer.flatMap { _ in
            failing.do(onError: { log.record("\($0)") }, onSubscribe: { subscription.value?.dispose() })
        }.subscribe { _ in }
        outer.onNext(1)
        #expect(log.elements.isEmpty)
    }

    // Contracts L0, L5: a subscriber that comes while the subject is being made is queued, and its thread continues.
    @Test func `no lock is held while a subject is made`() throws {
        let log = log
        let source = CountedSource()
        let made = LockedValue(0)
        let box = LockedValue<ConnectableObservable<Int>?>(nil)
        box.value = source.observable.multicast(makeSubject: {
            made.withLock { $0 += 1 }
            do {
                try runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                    _ = box.value?.subscribe { log.record("inner \($0)") }
                    box.value?.subscribe { log.record("gone \($0)") }.dispose()
                    _ = box.value?.connect()
                }
            } catch {
                Issue.record(error)
            }
            return PublishSubject<Int>()
        })
        _ = box.value?.subscribe(onNext: { log.record("outer \($0)") })
        source.onNext(1)
        #expect(Set(log.elements) == ["inner next(1)", "outer 1"])
        #expect(log.count == 2)
        #expect(made.value == 1)
        #expect(source.subscriptions == 1)
        box.value = nil
    }
}

extension MulticastTests {
    // Contract G3
    @Test(arguments: SubjectKind.prompt, [Event<Int>.completed, .error(TestError())])
    func `a source that ends while the subject is busy is disposed of after the subscribers' end`(
        kind: SubjectKind,
        end: Event<Int>
    ) {
        let log = log
        let source = CountedSource(onDispose: { log.record("source") })
        let connectable: ConnectableObservable<Int>
        let feed: @Sendable (Int) -> Void
        switch kind {
        case .publish:
            let subject = PublishSubject<Int>()
            (connectable, feed) = (source.observable.multicast(subject), { subject.onNext($0) })
        case .behavior:
            let subject = BehaviorSubject(value: 0)
            (connectable, feed) = (source.observable.multicast(subject), { subject.onNext($0) })
        case .replay:
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            (connectable, feed) = (source.observable.multicast(subject), { subject.onNext($0) })
        case .async:
            fatalError("An async subject sends nothing before the end, so it is never busy. Ask for `prompt` ones.")
        }
        _ = connectable.subscribe(
            onNext: { number in
                guard number == 1 else { return }
                source.on(end)
                source.onNext(2)
                log.record("sent")
            },
            onError: { _ in log.record("ended") },
            onCompleted: { log.record("ended") },
            onDisposed: { log.record("disposed") }
        )
        _ = connectable.connect()
        feed(1)
        #expect(log.elements == ["sent", "ended", "disposed", "source"])
    }
}

/// A subject that takes numbers and sends words.
private final class Describing: SubjectType, Sendable {
    typealias Element = String

    private let subject = PublishSubject<Int>()

    func asObserver() -> PublishSubject<Int> { subject }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        subject.map { "\($0)" }.subscribe(observer)
    }
}
