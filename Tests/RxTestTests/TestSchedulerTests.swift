import Dispatch
import Foundation
import RxTraits
import TestSupport
import Testing

struct TestSchedulerTests {
    private struct Broken: Error {}

    let scheduler = TestScheduler(initialClock: 0)

    @Test func `start creates, subscribes and disposes at the default times`() {
        let source = scheduler.createHotObservable([
            .next(150, 1), .next(200, 2), .next(210, 3), .next(1000, 4), .next(1100, 5),
        ])
        let created = Recorder<Int>()
        let observer = scheduler.start {
            created.record(scheduler.clock)
            return source.asObservable()
        }
        #expect(created.elements == [100])
        // Within a tick, actions run in the order of scheduling: the hot events come before subscribing and disposing.
        #expect(observer.events == [.next(210, 3), .next(1000, 4)])
        #expect(source.subscriptions == [Subscription(200, 1000)])
    }

    // Contract T3
    @Test func `an actor's closure isn't run elsewhere`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = TestScheduler()
            await MainActor.run {
                var number = 0
                scheduler.scheduleAt(100) { number += 1 }
                scheduler.start()
                precondition(number == 1)
                scheduler.scheduleAt(200) { number += 1 }
            }
            await Task.detached { scheduler.start() }.value
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("A test scheduler runs a closure of the main actor elsewhere."))
    }

    // Contract T3
    @Test func `a subscription that an actor has recorded isn't made elsewhere`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = TestScheduler()
            await MainActor.run { _ = scheduler.record(Observable.just(1), disposedAt: "--^--!") }
            await Task.detached { scheduler.start() }.value
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("A test scheduler runs a closure of the main actor elsewhere."))
    }

    // Contract T3
    @Test func `the closure of a start isn't run by another thread`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            startWhileAnotherThreadRuns(TestScheduler(initialClock: 0))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Another thread is running this test scheduler"))
    }

    @Test func `start accepts other times`() {
        let source = scheduler.createColdObservable([.next(0, "a"), .next(10, "b"), .completed(20)])
        let observer = scheduler.start(created: 5, subscribed: 10, disposed: 25) { source.asObservable() }
        #expect(observer.events == [.next(10, "a"), .next(20, "b")])
        #expect(source.subscriptions == [Subscription(10, 25)])
    }

    @Test func `start accepts a time of disposal without other times`() {
        let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
        let observer = scheduler.start(disposed: 215) { source.asObservable() }
        #expect(observer.events == [.next(210, "a")])
        #expect(source.subscriptions == [Subscription(200, 215)])
    }

    @Test func `a terminal event ends the subscription`() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .error(220, Broken(), Int.self), .next(230, 2), .completed(240, Int.self),
        ])
        let observer = scheduler.start { source.asObservable() }
        #expect(observer.events == [.next(210, 1), .error(220, Broken())])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: [true, false]) func `a test's own observer gets the events as they were written`(isHot: Bool) {
        let events = Recorded.events([
            .next(210, 1), .error(220, Broken()), .next(230, 2), .completed(240), .next(250, 3), .next(260, 4),
        ])
        let source = isHot ? scheduler.createHotObservable(events) : scheduler.createColdObservable(events)
        let log = Recorder<String>()
        let subscription = SingleAssignmentDisposable()
        scheduler.scheduleAt(isHot ? 200 : 0) {
            subscription.setDisposable(source.subscribe(Raw { log.record("\($0) @ \(scheduler.clock)") }))
        }
        scheduler.scheduleAt(255) { subscription.dispose() }
        scheduler.start()
        let expected = ["next(1) @ 210", "error(Broken()) @ 220", "next(2) @ 230", "completed @ 240", "next(3) @ 250"]
        #expect(log.elements == expected)
        #expect(source.subscriptions == [Subscription(isHot ? 200 : 0, 255)])
    }

    @Test func `start accepts any sequence`() {
        let (success, completion) = (
            Recorded.events(.next(200, 1), .completed(200)), [Recorded<Event<Int>>.completed(200)]
        )
        #expect(start { Single.just(1) } == Array(repeating: success, count: 3))
        #expect(start { Maybe.just(1) } == Array(repeating: success, count: 3))
        #expect(start { Maybe<Int>.empty() } == Array(repeating: completion, count: 3))
        #expect(start { Infallible.just(1) } == Array(repeating: success, count: 3))
        #expect(start { Foreign() } == Array(repeating: success, count: 3))
        #expect(TestScheduler(initialClock: 0).start { Completable.empty() }.events.map(\.time) == [200])
    }

    @MainActor @Test func `start accepts drivers`() {
        let scheduler = TestScheduler(initialClock: 0)
        let events = SharingScheduler.mock(scheduler: scheduler) {
            let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
            return scheduler.start { source.asDriver(onErrorJustReturn: 0) }.events
        }
        #expect(events == [.next(211, 1), .completed(221)])
    }

    /// The results of all three forms.
    private func start<Source: ObservableConvertibleType<Int>>(
        _ source: @escaping () -> Source
    ) -> [[Recorded<Event<Int>>]] {
        [
            TestScheduler(initialClock: 0).start { source() }.events,
            TestScheduler(initialClock: 0).start(disposed: 500) { source() }.events,
            TestScheduler(initialClock: 0).start(created: 1, subscribed: 200, disposed: 500) { source() }.events,
        ]
    }

    @Test func `a cold source starts over for each subscriber`() {
        let source = scheduler.createColdObservable([.next(1, "a"), .completed(2)])
        let first = scheduler.createObserver(String.self)
        let second = scheduler.createObserver(String.self)
        scheduler.scheduleAt(10) { _ = source.subscribe(first) }
        scheduler.scheduleAt(11) { _ = source.subscribe(second) }
        scheduler.start()
        #expect(first.events == [.next(11, "a"), .completed(12)])
        #expect(second.events == [.next(12, "a"), .completed(13)])
        #expect(source.subscriptions == [Subscription(10, 12), Subscription(11, 13)])
    }

    @Test func `a subscription that is not disposed of has no end`() {
        let source = scheduler.createHotObservable([.next(10, 1)])
        let subscription = source.subscribe { _ in }
        scheduler.start()
        #expect(source.subscriptions == [Subscription(0)])
        subscription.dispose()
        #expect(source.subscriptions == [Subscription(0, 10)])
    }

    @Test func `an observer may dispose of another one in the same tick`() {
        let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
        let late = scheduler.createObserver(Int.self)
        let other = SingleAssignmentDisposable()
        _ = source.subscribe { _ in other.dispose() }
        other.setDisposable(source.subscribe(late))
        scheduler.start()
        #expect(late.events == [])
    }

    @Test func `an action due now runs a tick later with a processing delay`() {
        let times = Recorder<Int>()
        scheduler.scheduleAt(5) {
            for dueTime in [RxTimeInterval.seconds(-3), .seconds(0), .milliseconds(400), .seconds(1), .seconds(2)] {
                _ = scheduler.scheduleRelative((), dueTime: dueTime) { times.note(scheduler.clock) }
            }
            _ = scheduler.schedule(()) { times.note(-scheduler.clock) }
        }
        scheduler.start()
        #expect(times.elements == [6, 6, 6, 6, -6, 7])
    }

    @Test func `an action due now runs in the same tick without a processing delay`() {
        let scheduler = TestScheduler(initialClock: 3, simulateProcessingDelay: false)
        let times = Recorder<Int>()
        _ = scheduler.schedule(()) { times.note(scheduler.clock) }
        scheduler.start()
        #expect(times.elements == [3])
    }

    @Test func `virtual times are not adjusted`() {
        let times = Recorder<Int>()
        scheduler.scheduleAt(5) {
            scheduler.scheduleAt(5) { times.record(scheduler.clock) }
            scheduler.scheduleAt(2) { times.record(scheduler.clock) }
        }
        scheduler.start()
        #expect(times.elements == [5, 5])
    }

    @Test(arguments: [(0.001, 500), (0.1, 5), (0.5, 1), (1.0, 1), (2.0, 1)])
    func `the resolution is the length of a tick`(resolution: Double, ticks: Int) {
        let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
        let times = Recorder<Int>()
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(500)) { times.note(scheduler.clock) }
        scheduler.start()
        #expect(times.elements == [ticks])
        #expect(scheduler.now.timeIntervalSince1970 == Double(ticks) * resolution)
    }

    @Test func `half a tick is rounded up, whatever its binary fraction`() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        let times = Recorder<Int>()
        for milliseconds in stride(from: 50, through: 550, by: 100) {
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { times.note(scheduler.clock) }
        }
        scheduler.start()
        #expect(times.elements == [1, 2, 3, 4, 5, 6])
    }

    // Contract G7
    @Test func `a tick without length traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TestScheduler(initialClock: 0, resolution: 0)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("give a resolution above 0"))
    }

    @Test func `an endless schedule does not overflow`() {
        let converter = TestScheduler(initialClock: .max - 1)
        _ = converter.scheduleRelative((), dueTime: .seconds(100)) { Disposables.create() }
        converter.start()
        #expect(converter.clock == .max)
    }

    @Test func `everything is freed`() {
        weak var scheduler: TestScheduler?
        weak var source: TestableObservable<String>?
        do {
            let running = TestScheduler()
            let hot = running.hot("a--b|")
            scheduler = running
            source = hot
            #expect(running.result(of: hot.delay(.seconds(1), scheduler: running)) == "-a--b|")
        }
        #expect(source == nil)
        #expect(scheduler == nil)
    }
}

/// An observer that trusts all its events.
private struct Raw<Element>: ObserverType, Sendable {
    let receive: @Sendable (Event<Element>) -> Void

    func on(_ event: Event<Element>) {
        receive(event)
    }
}

/// Converts to a sequence, and has no other conformance.
private struct Foreign: ObservableConvertibleType {
    func asObservable() -> Observable<Int> {
        .just(1)
    }
}

private func startWhileAnotherThreadRuns(_ scheduler: TestScheduler) {
    let (isRunning, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let hasRun = DispatchSemaphore(value: 0)
    scheduler.scheduleAt(50) {
        isRunning.signal()
        mayGoOn.wait()
    }
    Thread.detachNewThread {
        scheduler.start()
        hasRun.signal()
    }
    isRunning.wait()
    _ = scheduler.start { Observable.just(1) }
    mayGoOn.signal()
    hasRun.wait()
}
