import TestSupport
import Testing

/// Every operator and source that takes a time takes a `Duration`, too.
struct RxTimeSpanTests {
    typealias Chain = @Sendable (Observable<String>, any RxTimeSpan, any SchedulerType) -> Observable<String>

    static let chains: [(name: String, chain: Chain)] = [
        ("buffer", { $0.buffer(timeSpan: $1, count: 9, scheduler: $2).map { $0.joined() } }),
        ("debounce", { $0.debounce($1, scheduler: $2) }),
        ("delay", { $0.delay($1, scheduler: $2) }),
        ("delaySubscription", { $0.delaySubscription($1, scheduler: $2) }),
        ("interval", { _, time, scheduler in Observable<Int>.interval(time, scheduler: scheduler).map { "\($0)" } }),
        ("skip", { $0.skip($1, scheduler: $2) }),
        ("take", { $0.take(for: $1, scheduler: $2) }),
        ("throttle", { $0.throttle($1, scheduler: $2) }),
        ("timeout", { $0.timeout($1, scheduler: $2) }),
        ("timeout, other", { $0.timeout($1, other: Observable.just("x"), scheduler: $2) }),
        ("timer", { _, time, scheduler in Observable<Int>.timer(time, scheduler: scheduler).map { "\($0)" } }),
        (
            "timer, period",
            { _, time, scheduler in
                Observable<Int>.timer(time, period: time, scheduler: scheduler).map { "\($0)" }
            }
        ),
        ("window", { $0.window(timeSpan: $1, count: 9, scheduler: $2).concatMap { $0 } }),
    ]

    /// Operators that would loop for ever in one tick if no time passed.
    static let chainsWithPeriods = ["buffer", "interval", "timer, period", "window"]

    // Contract T15
    @Test(arguments: chains.indices, [(Duration.milliseconds(2500), RxTimeInterval.milliseconds(2500))])
    func `a duration waits as long as an interval`(index: Int, times: (duration: Duration, interval: RxTimeInterval)) {
        let (name, chain) = Self.chains[index]
        let expected = events(chain, times.interval)
        #expect(!expected.isEmpty)
        #expect(events(chain, times.duration) == expected, "\(name)")
    }

    // Contract T15: fractions of a nanosecond are cut off; a time of zero or less has passed; one that is too long
    // never passes.
    @Test(
        arguments: chains.indices.filter { !chainsWithPeriods.contains(chains[$0].name) },
        [
            (Duration(secondsComponent: 0, attosecondsComponent: 999_999_999), RxTimeInterval.nanoseconds(0)),
            (.seconds(-3), .nanoseconds(0)),
            (.seconds(Int64.min), .nanoseconds(0)),
            (.seconds(Int64.max), .never),
            (.nanoseconds(Int64.max), .never),
        ]
    )
    func `durations that no timer can wait for are handled`(
        index: Int,
        times: (duration: Duration, interval: RxTimeInterval)
    ) {
        let (name, chain) = Self.chains[index]
        #expect(events(chain, times.duration) == events(chain, times.interval), "\(name)")
    }

    // Contract T15
    @Test func `literals, values and mixtures type-check`() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let duration: Duration = .milliseconds(300)
        let interval: RxTimeInterval = .milliseconds(300)
        let none: Duration? = nil
        let isLong = duration > .seconds(1)
        let sources: [Observable<String>] = [
            .just("a").delay(duration, scheduler: scheduler),
            .just("a").delay(interval, scheduler: scheduler),
            .just("a").delay(.milliseconds(300), scheduler: scheduler),
            .just("a").delay(.seconds(0.3), scheduler: scheduler),
            .just("a").delay(Duration.seconds(0.3), scheduler: scheduler),
            .just("a").delay(RxTimeInterval.milliseconds(300), scheduler: scheduler),
            .just("a").delay(duration / 2 + .milliseconds(150), scheduler: scheduler),
            .just("a").delay(isLong ? .seconds(1) : .milliseconds(300), scheduler: scheduler),
            .just("a").delay(none ?? .milliseconds(300), scheduler: scheduler),
            .just("a").delay(.zero, scheduler: scheduler).delay(.microseconds(300_000), scheduler: scheduler),
        ]
        for source in sources {
            let start = scheduler.clock
            let record = scheduler.record(source)
            scheduler.start()
            #expect(record.events == [.next(start + 3, "a"), .completed(start + 3)])
        }
    }

    private func events(_ chain: Chain, _ time: any RxTimeSpan) -> [Recorded<Event<String>>] {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.5, simulateProcessingDelay: false)
        let source = scheduler.hot("a-b--c-----d-e--f-------g----|")
        let record = scheduler.record(chain(source, time, scheduler), disposedAt: "----------------------------------!")
        scheduler.advanceTo(100)
        return record.events
    }
}
