import Dispatch
import Foundation
import RxExtras
import TestSupport
import Testing

/// Every operator and source with a scheduler, on a scheduler of one's own that runs each action twice, on two threads,
/// and also after its disposal: events may come early or be lost, but they don't overlap, and no memory is corrupted.
struct RepeatingSchedulerStressTests {
    private typealias Chain = @Sendable (Observable<Item>, RepeatingScheduler) -> Observable<Item>

    private static let operators: KeyValuePairs<String, Chain> = [
        "audit(_:scheduler:)": { $0.audit(.milliseconds(1), scheduler: $1) },
        "buffer(timeSpan:count:scheduler:)": { $0.buffer(timeSpan: .milliseconds(1), count: 3, scheduler: $1).items() },
        "buffer(inactivity:scheduler:)": { $0.buffer(inactivity: .milliseconds(1), scheduler: $1).items() },
        "cache(for:scheduler:)": { $0.take(9).cache(for: .milliseconds(1), scheduler: $1) },
        "debounce(_:scheduler:)": { $0.debounce(.milliseconds(1), scheduler: $1) },
        "debounce(for:scheduler:)": { $0.debounce(for: { _ in .milliseconds(1) }, scheduler: $1) },
        "delay(_:scheduler:)": { $0.delay(.milliseconds(1), scheduler: $1) },
        "delaySubscription(_:scheduler:)": { $0.delaySubscription(.milliseconds(1), scheduler: $1) },
        "observe(on:)": { $0.observe(on: $1) },
        "observe(on:pressure:)": { $0.observe(on: $1, pressure: .newest(10)) },
        "observe(on:pressure:), waiting": { $0.observe(on: $1, pressure: .wait(10)) },
        "repeat(_:scheduler:)": { $0.take(2).repeat(.delayed(maxCount: 9, time: 0.001), scheduler: $1) },
        "replay(_:for:scheduler:)": { $0.replay(3, for: .milliseconds(1), scheduler: $1).refCount() },
        "retry(_:scheduler:)": { $0.take(2).thenFailing().retry(.delayed(maxCount: 9, time: 0.001), scheduler: $1) },
        "retry(when:)": { source, scheduler in
            source.take(2).thenFailing().retry(when: { $0.delay(.milliseconds(1), scheduler: scheduler) })
        },
        "share(policy:)": { source, scheduler in
            source.share(policy: SharePolicy(replay: .recent(.milliseconds(1), scheduler), disconnects: .atOnce))
        },
        "skip(_:scheduler:)": { $0.skip(.milliseconds(1), scheduler: $1) },
        "skipLast(for:scheduler:)": { $0.skipLast(for: .milliseconds(1), scheduler: $1) },
        "subscribe(on:)": { $0.subscribe(on: $1) },
        "take(for:scheduler:)": { $0.take(for: .milliseconds(1), scheduler: $1) },
        "takeLast(for:scheduler:)": { $0.take(9).takeLast(for: .milliseconds(1), scheduler: $1) },
        "throttle(_:scheduler:)": { $0.throttle(.milliseconds(1), scheduler: $1) },
        "throttle(_:latest:scheduler:)": { $0.throttle(.milliseconds(1), latest: false, scheduler: $1) },
        "throttle(_:leading:trailing:scheduler:)": {
            $0.throttle(.milliseconds(1), leading: false, trailing: true, scheduler: $1)
        },
        "timeInterval(_:)": { $0.timeInterval($1).map { $0.element } },
        "timeout(_:scheduler:)": { $0.timeout(.milliseconds(1), scheduler: $1) },
        "timeout(_:other:scheduler:)": { $0.timeout(.milliseconds(1), other: $0, scheduler: $1) },
        "timestamp(_:)": { $0.timestamp($1).map { $0.element } },
        "window(timeSpan:count:scheduler:)": {
            $0.window(timeSpan: .milliseconds(1), count: 3, scheduler: $1).merge()
        },
        "window(inactivity:scheduler:)": { $0.window(inactivity: .milliseconds(1), scheduler: $1).merge() },
        "from(_:scheduler:)": { $0.withLatestFrom(Observable.from(items, scheduler: $1)) },
        "generate": { _, scheduler in
            Observable<Int>
                .generate(initialState: 0, condition: { $0 < 50 }, scheduler: scheduler, iterate: { $0 + 1 })
                .map(Item.init)
        },
        "interval": { _, scheduler in
            Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).map(Item.init)
        },
        "of(_:scheduler:)": { .of(items[0], items[1], items[2], scheduler: $1).concat($0) },
        "range(start:count:scheduler:)": {
            Observable<Int>.range(start: 0, count: 50, scheduler: $1).withLatestFrom($0)
        },
        "repeatElement(_:scheduler:)": { .repeatElement(items[0], scheduler: $1).take(50).concat($0) },
        "timer": { Observable<Int>.timer(.milliseconds(1), scheduler: $1).withLatestFrom($0) },
        "timer with a period": { _, scheduler in
            Observable<Int>.timer(.milliseconds(1), period: .milliseconds(1), scheduler: scheduler).map(Item.init)
        },
    ]

    // Contracts G1, L7
    @Test(.timeLimit(.minutes(5)), arguments: operators.map(\.key))
    func `an action that runs twice at once neither overlaps nor corrupts memory`(name: String) async throws {
        let chain = try #require(Self.operators.first { $0.key == name }).value
        for _ in 0..<20 {
            let scheduler = RepeatingScheduler()
            let source = ReplaySubject<Item>.create(bufferSize: 4)
            let isBusy = AtomicBool(false)
            let overlaps = AtomicInt(0)
            let subscription = chain(source, scheduler)
                .scan(into: [Item]()) { $0.append($1) }
                .materialize()
                .subscribe(onNext: { event in
                    if isBusy.exchange(true, ordering: .acquiring) { overlaps.wrappingAdd(1, ordering: .relaxed) }
                    #expect(event.element?.last?.text.isEmpty != true)
                    isBusy.store(false, ordering: .releasing)
                })
            for number in 0..<100 {
                source.onNext(Item(number))
                if number % 20 == 0 { await Task.yield() }
            }
            await scheduler.waitForActions(atMost: 200)
            subscription.dispose()
            await scheduler.waitForAllActions()
            #expect(overlaps.load(ordering: .relaxed) == 0)
        }
    }
}

/// An element with memory of its own, which is freed once.
private final class Item: Sendable {
    let text: String

    init(_ number: Int) {
        text = "an item with the number \(number)"
    }
}

private let items = (0..<50).map(Item.init)

extension Observable where Element == [Item] {
    fileprivate func items() -> Observable<Item> { flatMap { Observable<Item>.from($0) } }
}

extension Observable where Element == Item {
    fileprivate func thenFailing() -> Observable<Item> { concat(Observable.error(Fault.first)) }
}

/// Runs each action on two threads, without delay.
private final class RepeatingScheduler: SchedulerType {
    private let group = DispatchGroup()
    private let count = AtomicInt(0)

    var now: RxTime { RxTime() }

    func schedule<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        for _ in 0..<2 {
            DispatchQueue.global().async(group: group) {
                _ = action(state)
                self.count.wrappingAdd(1, ordering: .relaxed)
            }
        }
        return Disposables.create()
    }

    func scheduleRelative<State: Sendable>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        schedule(state, action: action)
    }

    func schedulePeriodic<State: Sendable>(
        _ state: State,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (State) -> State
    ) -> any Disposable {
        schedule(state) { state in
            var state = state
            for _ in 0..<50 { state = action(state) }
            return Disposables.create()
        }
    }

    /// Waits until so many actions have run, or all that there are.
    func waitForActions(atMost limit: Int) async {
        var isIdle = false
        await eventually {
            isIdle = isIdle || group.wait(timeout: .now()) == .success
            return isIdle || count.load(ordering: .relaxed) >= limit
        }
    }

    func waitForAllActions() async {
        await eventually { group.wait(timeout: .now()) == .success }
    }
}
