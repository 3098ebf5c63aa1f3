import TestSupport
import Testing

struct ShareTests {
    private let log = Recorder<String>()

    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--|")
        let shared = source.share(replay: 1)
        let first = scheduler.record(shared)
        let second = scheduler.record(shared, disposedAt: "----^")
        scheduler.start()
        #expect(first.marbles() == "a--b--c--|")
        #expect(second.marbles() == "----b-c--|")
        scheduler.expectSubscriptions(of: source, "^--------!")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)), arguments: [0, 1, 2])
    func `signs the contract`(replay: Int) {
        #expect(operatorContractViolations { $0.share(replay: replay) } == [])
        #expect(operatorContractViolations { $0.share(replay: replay, scope: .forever) } == [])
    }

    @Test(arguments: [-1, 0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
    func `all subscribers share one subscription, and later ones get the latest elements`(
        replay: Int,
        scope: SubjectLifetimeScope
    ) {
        let log = log
        let source = CountedSource()
        let shared = source.observable.share(replay: replay, scope: scope)
        #expect(source.subscriptions == 0)
        let first = shared.subscribe { log.record("a \($0)") }
        for number in 1...3 { source.onNext(number) }
        log.removeAll()
        let second = shared.subscribe { log.record("b \($0)") }
        #expect(log.elements == [2, 3].suffix(max(replay, 0)).map { "b next(\($0))" })
        log.removeAll()
        source.onNext(4)
        #expect(log.elements == ["a next(4)", "b next(4)"])
        #expect(source.subscriptions == 1)
        first.dispose()
        #expect(source.disposals == 0)
        second.dispose()
        #expect(source.disposals == 1)
        log.removeAll()
        // A new subscriber now subscribes to the source again; with `.forever`, it gets the kept elements.
        _ = shared.subscribe { log.record("c \($0)") }
        #expect(source.subscriptions == 2)
        #expect(log.elements == (scope == .forever ? [3, 4].suffix(max(replay, 0)).map { "c next(\($0))" } : []))
        source.onNext(5)
        #expect(log.elements.last == "c next(5)")
    }

    @Test(arguments: [0, 1, 2], [Event<Int>.completed, .error(TestError())])
    func `with whileConnected, a subscriber after the end starts anew`(replay: Int, event: Event<Int>) {
        let log = log
        let source = CountedSource()
        let shared = source.observable.share(replay: replay)
        _ = shared.subscribe { log.record("a \($0)") }
        source.onNext(1)
        source.on(event)
        #expect(source.disposals == 1)
        _ = shared.subscribe { log.record("b \($0)") }
        #expect(source.subscriptions == 2)
        source.onNext(2)
        #expect(log.elements == ["a next(1)", "a \(event)", "b next(2)"])
    }

    @Test(arguments: [0, 1, 2], [Event<Int>.completed, .error(TestError())])
    func `with forever, a subscriber after the end gets the kept elements and the end`(replay: Int, event: Event<Int>) {
        let log = log
        let source = CountedSource()
        let shared = source.observable.share(replay: replay, scope: .forever)
        _ = shared.subscribe { _ in }
        for number in 1...2 { source.onNext(number) }
        source.on(event)
        for _ in 0..<2 { _ = shared.subscribe { log.record("\($0)") } }
        let each = [1, 2].suffix(replay).map { "next(\($0))" } + ["\(event)"]
        #expect(log.elements == each + each)
        #expect(source.subscriptions == 1)
    }

    // Contracts G5, G9
    @Test(arguments: [0, 1], [Event<Int>.error(TestError()), .completed])
    func `with forever, a subscription made inside the end gets the end and doesn't connect`(
        replay: Int,
        event: Event<Int>
    ) {
        let log = log
        let source = CountedSource()
        let shared = source.observable.share(replay: replay, scope: .forever)
        _ = shared.subscribe { event in
            guard event.isStopEvent else { return }
            _ = shared.subscribe { log.record("\($0)") }
            log.record("subscribed")
        }
        source.onNext(1)
        source.on(event)
        #expect(log.elements == (replay == 1 ? ["next(1)"] : []) + ["\(event)", "subscribed"])
        #expect(source.subscriptions == 1)
        #expect(source.disposals == 1)
    }

    // Contracts G6, G2
    @Test func `ends a synchronous endless source from inside`() {
        let log = log
        _ = Observable.from(1...).share().take(2).subscribe { log.record("\($0)") }
        #expect(log.elements == ["next(1)", "next(2)", "completed"])
    }

    // Contract G3
    @Test func `the source's dispose action comes before onDisposed on disposal, and last at the end`() {
        let log = log
        let source = CountedSource(onDispose: { log.record("source") })
        let shared = source.observable.share()
        let subscribe: @Sendable () -> any Disposable = {
            shared.subscribe(
                onNext: { _ in },
                onCompleted: { log.record("completed") },
                onDisposed: { log.record("disposed") }
            )
        }
        subscribe().dispose()
        #expect(log.removeAll() == ["source", "disposed"])
        _ = subscribe()
        source.on(.completed)
        #expect(log.elements == ["completed", "disposed", "source"])
    }

    // Contracts G3, G9
    @Test(arguments: [Event<Int>.completed, .error(TestError())])
    func `a source that ends during a replay is disposed of after that subscriber's end`(end: Event<Int>) {
        let log = log
        let source = CountedSource(onDispose: { log.record("source") })
        let shared = source.observable.share(replay: 1)
        func subscribe(_ name: String, onNext: @escaping @Sendable (Int) -> Void) {
            _ = shared.subscribe(
                onNext: onNext,
                onError: { _ in log.record("\(name) ended") },
                onCompleted: { log.record("\(name) ended") },
                onDisposed: { log.record("\(name) disposed") }
            )
        }
        subscribe("first") { _ in }
        source.onNext(1)
        subscribe("second") { _ in
            source.on(end)
            source.onNext(2)
            log.record("replayed")
        }
        #expect(
            log.elements == [
                "first ended", "first disposed", "replayed", "second ended", "second disposed", "source",
            ]
        )
    }

    // Contract L5
    @Test func `a subscription made while the end waits gets a connection of its own`() {
        let log = log
        let source = CountedSource()
        let shared = source.observable.share(replay: 1)
        _ = shared.subscribe { _ in }
        source.onNext(1)
        _ = shared.subscribe(onNext: { _ in
            source.on(.completed)
            _ = shared.subscribe(onNext: { log.record("\($0)") })
        })
        source.onNext(2)
        #expect(source.subscriptions == 2)
        #expect(log.elements == ["2"])
    }

    // Contract G5
    @Test func `leaves no object behind`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            for scope in [SubjectLifetimeScope.whileConnected, .forever] {
                for round in 0..<3 {
                    let source = PublishSubject<Int>()
                    for shared in [
                        source.share(replay: 1, scope: scope), source.share(scope: scope), source.publish().refCount(),
                        source.replayAll().refCount(), source.multicast(BehaviorSubject(value: 0)).refCount(),
                        source.multicast({ PublishSubject<Int>() }) { $0.map { $0 } },
                    ] {
                        let subscriptions = (0..<3).map { _ in shared.subscribe { _ in } }
                        source.onNext(1)
                        if round < 2 { subscriptions.forEach { $0.dispose() } }
                    }
                    if round > 0 { source.onCompleted() }
                }
            }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }

    // Contracts L0, L5
    @Test(.timeLimit(.minutes(5)), arguments: [SubjectLifetimeScope.whileConnected, .forever])
    func `no lock is held while it connects, replays and disconnects`(scope: SubjectLifetimeScope) throws {
        let meanwhile = LockedValue<Observable<Int>?>(nil)
        let visits = LockedValue(0)
        let visit: @Sendable () -> Void = {
            guard
                visits.withLock({
                    $0 += 1; return $0 <= 3
                })
            else { return }
            do {
                try runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                    meanwhile.value?.subscribe { _ in }.dispose()
                }
            } catch {
                Issue.record(error)
            }
        }
        let source = CountedSource(onSubscribe: visit, onDispose: visit)
        meanwhile.value = source.observable.share(replay: 1, scope: scope)
        try runConcurrently(threads: 1, timeout: .seconds(20)) { _ in
            let first = meanwhile.value?.subscribe { _ in }
            source.onNext(1)
            let second = meanwhile.value?.subscribe { _ in visit() }
            first?.dispose()
            second?.dispose()
        }
        meanwhile.value = nil
        #expect(visits.value >= 3)
        #expect(source.subscriptions == source.disposals)
    }
}
