import RxExtras
import TestSupport
import Testing

/// Each form that takes a time also takes a `Duration`.
struct RxTimeSpanTests {
    typealias Chain = @Sendable (Observable<String>, any RxTimeSpan, any SchedulerType) -> Observable<String>

    static let chains: [(name: String, chain: Chain)] = [
        ("audit", { $0.audit($1, scheduler: $2) }),
        ("buffer", { $0.buffer(inactivity: $1, scheduler: $2).map { $0.joined() } }),
        ("cache", { $0.cache(for: $1, scheduler: $2) }),
        (
            "replay",
            { source, time, scheduler in
                let shared = source.replay(for: time, scheduler: scheduler)
                _ = shared.connect()
                return shared.delaySubscription(.seconds(4), scheduler: scheduler)
            }
        ),
        (
            "retry",
            { $0.map { _ -> String in throw MarbleError() }.retry(.delayed(maxCount: 3, by: $1), scheduler: $2) }
        ),
        (
            "share",
            { source, time, scheduler in
                let policy = SharePolicy(
                    replay: .recent(time, scheduler),
                    disconnects: .after(time, scheduler),
                    startsAnewAfterCompletion: false
                )
                let shared = source.share(policy: policy)
                return Observable.merge(
                    shared.take(2),
                    shared.delaySubscription(.seconds(3), scheduler: scheduler).take(1),
                    shared.delaySubscription(.seconds(5), scheduler: scheduler)
                )
            }
        ),
        ("takeLast", { $0.takeLast(for: $1, scheduler: $2) }),
        ("throttle", { source, time, scheduler in source.throttle(for: { _ in time }, scheduler: scheduler) }),
        ("timeout", { $0.timeout($1, for: .firstElement, error: MarbleError(), scheduler: $2) }),
        ("window", { $0.window(inactivity: $1, scheduler: $2).concatMap { $0 } }),
    ]

    // Contract L0
    @Test func `the time span of a sharing policy is computed once, when the sequence is made`() {
        let span = CountingSpan()
        let shared = Observable.of(1, 2).share(
            policy: SharePolicy(replay: .recent(span, TestScheduler()), startsAnewAfterCompletion: true)
        )
        #expect(span.count.value == 1)
        for _ in 0..<2 { shared.subscribe().dispose() }
        #expect(span.count.value == 1, "a session is made under a lock, where no code of the user's runs")
    }

    // Contract T15
    @Test(arguments: chains.indices)
    func `a duration waits as long as an interval`(index: Int) {
        let (name, chain) = Self.chains[index]
        let events = { (time: any RxTimeSpan) in
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.5, simulateProcessingDelay: false)
            let record = scheduler.record(chain(scheduler.hot("a-b--c-----d-e--f------|"), time, scheduler))
            scheduler.advanceTo(100)
            return record.events
        }
        let expected = events(RxTimeInterval.milliseconds(1500))
        #expect(!expected.isEmpty)
        #expect(events(Duration.milliseconds(1500)) == expected, "\(name)")
    }
}

/// A user's time span that counts how often its length is read.
private struct CountingSpan: RxTimeSpan {
    let count = LockedValue(0)

    var rxTimeInterval: RxTimeInterval {
        count.withLock { $0 += 1 }
        return .seconds(1)
    }
}
