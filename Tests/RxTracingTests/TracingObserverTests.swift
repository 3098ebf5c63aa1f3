import RxExtras
import RxTracing
import TestSupport
import Testing

struct TracingObserverTests {
    // Contract W3
    @Test func `each event is reported before it is forwarded`() async {
        await #expect(processExitsWith: .success) {
            let words = Recorder<String>()
            let observer = Tracing.install(Words { words.record($0) })
            let subject = PublishSubject<Int>()
            _ = subject.map { $0 * 2 }.subscribe(
                onNext: { words.record("takes \($0)") },
                onCompleted: { words.record("takes the end") }
            )
            subject.onNext(1)
            subject.onCompleted()
            observer.dispose()
            expect(
                words.elements == [
                    "subscribed PublishSubject.map", "next 2", "takes 2", "delivered", "completed", "takes the end",
                    "disposed PublishSubject.map",
                ],
                "\(words.elements)"
            )
        }
    }

    // Contract W3
    @Test func `several observers are notified, and may be added and removed meanwhile`() async {
        await #expect(processExitsWith: .success) {
            let words = Recorder<String>()
            let first = Tracing.install(Words { words.record("1: \($0)") })
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(onNext: { _ in })
            let second = Tracing.install(Words { words.record("2: \($0)") })
            subject.onNext(1)
            first.dispose()
            expect(first.isDisposed && !second.isDisposed)
            subject.onNext(2)
            second.dispose()
            subject.onNext(3)
            subscription.dispose()
            expect(
                words.elements == [
                    "1: subscribed PublishSubject", "1: next 1", "2: next 1", "1: delivered", "2: delivered",
                    "2: next 2",
                    "2: delivered",
                ],
                "\(words.elements)"
            )
            expect(Tracing.subscriptions.isEmpty)
        }
    }

    // Contracts W3, L0
    @Test(.timeLimit(.minutes(5))) func `an observer may use everything that it receives`() async {
        await #expect(processExitsWith: .success) {
            let inner = PublishSubject<String>()
            let seen = Recorder<String>()
            _ = inner.subscribe(onNext: { seen.record($0) })
            // It reads the list, installs another observer, and sends into a sequence, under no lock.
            let observer = Tracing.install(
                Words { word in
                    _ = Tracing.subscriptions.tree
                    Tracing.install(Words { _ in }).dispose()
                    _ = Observable.of(word).map { $0 }.subscribe(onNext: { inner.onNext($0) })
                }
            )
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(onNext: { _ in })
            subject.onNext(1)
            subscription.dispose()
            observer.dispose()
            expect(
                seen.elements == ["subscribed PublishSubject", "next 1", "delivered", "disposed PublishSubject"],
                "\(seen.elements)"
            )
        }
    }

    // Contract W3
    @Test func `a hop reports an element's waiting time`() async {
        await #expect(processExitsWith: .success) {
            let hops = Recorder<String>()
            let observer = Tracing.install(Hops { hops.record($0) })
            let scheduler = TestScheduler()
            let subject = PublishSubject<Int>()
            let subscription = subject.checkpoint("start").observe(on: scheduler).map { $0 }.subscribe(onNext: { _ in })
            for number in 0..<3 { subject.onNext(number) }
            scheduler.start()
            subscription.dispose()
            observer.dispose()
            expect(hops.elements == ["TestScheduler 2", "TestScheduler 1", "TestScheduler 0"], "\(hops.elements)")
        }
    }

    @Test func `in debug builds an observer is told of new sequences`() async {
        guard Resources.isEnabled else { return }
        await #expect(processExitsWith: .success) {
            let chains = Recorder<String>()
            let observer = Tracing.install(Assemblies { chains.record("\($0)") })
            _ = Observable.of(1, 2).map { $0 }.take(1)
            observer.dispose()
            expect(chains.elements == ["from", "from.map", "from.map.take"], "\(chains.elements)")
        }
    }

    // Contract W5
    @Test func `subjects that keep elements also report late events`() async {
        await #expect(processExitsWith: .success) {
            let words = Recorder<String>()
            let observer = Tracing.install(Words { word in if word.hasPrefix("unseen") { words.record(word) } })
            let behavior = BehaviorSubject(value: 0)
            let replay = ReplaySubject<Int>.create(bufferSize: 1)
            let async = AsyncSubject<Int>()
            let timed = ReplaySubject<Int>.create(bufferSize: 1, lifetime: .seconds(1), scheduler: TestScheduler())
            let subjects = [
                AnyObserver(behavior), AnyObserver(replay), AnyObserver(async), AnyObserver(timed),
            ]
            for subject in subjects {
                words.removeAll()
                subject.onNext(1)
                subject.onCompleted()
                expect(words.elements == [])
                subject.onNext(2)
                subject.onError(Fault.first)
                expect(words.elements == ["unseen afterEnd", "unseen afterEnd"], "\(words.elements)")
            }
            expect(Tracing.unseenEvents == counts(afterEnd: 8, afterDisposal: 0, dropped: 0))
            behavior.dispose()
            behavior.onNext(3)
            expect(Tracing.unseenEvents == counts(afterEnd: 9, afterDisposal: 0, dropped: 0))
            observer.dispose()
        }
    }

    // Contract W5
    @Test func `a task that the end of its subscription cancels has sent nothing`() async {
        await #expect(processExitsWith: .success) {
            let words = Recorder<String>()
            let observer = Tracing.install(Words { word in if word.hasPrefix("unseen") { words.record(word) } })
            let (ends, end) = AsyncStream.makeStream(of: Void.self)
            let ended = Observable<Int>.create(priority: nil) { observer in
                defer { end.yield() }
                observer.onNext(1)
                observer.onCompleted()
            }
            _ = ended.subscribe(onNext: { _ in })
            let (starts, start) = AsyncStream.makeStream(of: Void.self)
            let endless = Observable<Int>.create { _ in
                Task {
                    defer { end.yield() }
                    start.yield()
                    let (never, kept) = AsyncStream.makeStream(of: Never.self)
                    for await _ in never {}
                    withExtendedLifetime(kept) {}
                    try Task.checkCancellation()
                }
            }
            let subscription = endless.subscribe(onNext: { _ in })
            for await _ in starts { break }
            subscription.dispose()
            var count = 0
            for await _ in ends {
                count += 1
                if count == 2 { break }
            }
            // What follows in the tasks comes before a task that waits for the same executor's turn.
            for _ in 0..<100 { await Task.yield() }
            expect(words.elements == [], "\(words.elements)")
            observer.dispose()
        }
    }

    // Contract W5
    @Test func `unseen events are counted and reported`() async {
        await #expect(processExitsWith: .success) {
            let words = Recorder<String>()
            let observer = Tracing.install(Words { word in if word.hasPrefix("unseen") { words.record(word) } })
            _ = Observable<Int>.create { observer in
                observer.onCompleted()
                observer.onNext(1)
                observer.onError(Fault.first)
                return Disposables.create()
            }.subscribe(onNext: { _ in })
            let subject = PublishSubject<Int>()
            subject.onCompleted()
            subject.onNext(1)
            subject.onError(Fault.first)
            expect(words.elements == Array(repeating: "unseen afterEnd", count: 4), "\(words.elements)")
            expect(Tracing.unseenEvents == counts(afterEnd: 4, afterDisposal: 0, dropped: 0))

            let kept = LockedValue<AnyObserver<Int>?>(nil)
            Observable<Int>.create { observer in
                kept.value = observer
                return Disposables.create()
            }.subscribe(onNext: { _ in }).dispose()
            kept.value?.onNext(1)
            expect(Tracing.unseenEvents == counts(afterEnd: 4, afterDisposal: 1, dropped: 0))

            let scheduler = TestScheduler()
            let fast = PublishSubject<Int>()
            let subscription = fast.observe(on: scheduler, pressure: .newest(2)).subscribe(onNext: { _ in })
            for number in 0..<5 { fast.onNext(number) }
            expect(Tracing.unseenEvents == counts(afterEnd: 4, afterDisposal: 1, dropped: 3))
            expect(words.elements.suffix(4) == ["unseen afterDisposal"] + Array(repeating: "unseen dropped", count: 3))
            subscription.dispose()
            observer.dispose()
        }
    }

    // Contract W5
    @Test func `elements without room in an asynchronous loop are reported with their subscription`() async {
        await #expect(processExitsWith: .success) {
            let drops = Recorder<String>()
            let observer = Tracing.install(Drops(record: drops.record))
            let source = PublishSubject<Int>()
            let values = source.map { $0 }.valuesFromNow(bufferingPolicy: .bufferingOldest(1))
            for number in 0..<3 { source.onNext(number) }
            expect(Tracing.unseenEvents.dropped == 2)
            expect(drops.elements == ["PublishSubject.map", "PublishSubject.map"], "\(drops.elements)")
            withExtendedLifetime(values) {}
            observer.dispose()
        }
    }
}

private struct Drops: TracingObserver {
    let record: @Sendable (String) -> Void

    func unseen(_ event: UnseenEvent) {
        if event.reason == .dropped { record(event.subscription.map { "\($0.chain)" } ?? "") }
    }
}

private func counts(afterEnd: Int, afterDisposal: Int, dropped: Int) -> [Int] { [afterEnd, afterDisposal, dropped] }

private func == (events: UnseenEvents, counts: [Int]) -> Bool {
    [events.afterEnd, events.afterDisposal, events.dropped] == counts
}

private struct Hops: TracingObserver {
    let record: @Sendable (String) -> Void

    func hopped(_ hop: SchedulerHop, in subscription: TracedSubscription) {
        guard hop.waited > .zero else { return }
        record("\(hop.scheduler) \(hop.queueLength)")
    }

    func next<Element>(_ element: Element, in subscription: TracedSubscription) {
        guard !subscription.isCheckpoint else { return }
        if subscription.latency == nil { record("no latency") }
    }
}

private struct Assemblies: TracingObserver {
    let record: @Sendable (Chain) -> Void

    func assembled(_ chain: Chain) {
        record(chain)
    }
}
