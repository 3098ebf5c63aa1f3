import Foundation
import TestSupport
import Testing

/// A clock scheduler over a test clock uses the virtual time.
struct ClockSchedulerInVirtualTimeTests {
    typealias Chain = @Sendable (Observable<String>, any SchedulerType) -> Observable<String>

    static let chains: [(name: String, chain: Chain)] = [
        ("debounce", { $0.debounce(.seconds(2), scheduler: $1) }),
        ("throttle", { $0.throttle(.seconds(2), scheduler: $1) }),
        ("throttle, first", { $0.throttle(.seconds(2), latest: false, scheduler: $1) }),
        ("delay", { $0.delay(.seconds(2), scheduler: $1) }),
        ("delaySubscription", { $0.delaySubscription(.seconds(2), scheduler: $1) }),
        ("timeout", { $0.timeout(.seconds(2), scheduler: $1) }),
        ("timeout, other", { $0.timeout(.seconds(2), other: Observable.just("x"), scheduler: $1) }),
        ("take(for:)", { $0.take(for: .seconds(4), scheduler: $1) }),
        ("skip", { $0.skip(.seconds(4), scheduler: $1) }),
        ("buffer", { $0.buffer(timeSpan: .seconds(3), count: 2, scheduler: $1).map { $0.joined() } }),
        ("window", { $0.window(timeSpan: .seconds(3), count: 2, scheduler: $1).concatMap { $0 } }),
        ("observe(on:)", { $0.observe(on: $1) }),
        ("subscribe(on:)", { $0.subscribe(on: $1) }),
        (
            "interval",
            { source, scheduler in
                Observable<Int>.interval(.seconds(2), scheduler: scheduler).withLatestFrom(source).take(4)
            }
        ),
        (
            "timer",
            { source, scheduler in
                Observable<Int>.timer(.seconds(1), period: .seconds(3), scheduler: scheduler)
                    .withLatestFrom(source).take(3)
            }
        ),
    ]

    // Contracts T8, T9
    @Test(arguments: chains.indices, [(true, true), (true, false), (false, true), (false, false)])
    func `a chain gives the same events at the same times`(index: Int, kind: (isHot: Bool, isDelayed: Bool)) {
        let (name, chain) = Self.chains[index]
        let events = { (wrap: (TestScheduler) -> any SchedulerType) in
            let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: kind.isDelayed)
            let diagram = "ab---c-d-(ef)--g---|"
            let source: Observable<String> = kind.isHot ? scheduler.hot(diagram) : scheduler.cold(diagram)
            let record = scheduler.record(chain(source, wrap(scheduler)))
            scheduler.advanceTo(100)
            return record.events
        }
        let expected = events { $0 }
        #expect(!expected.isEmpty)
        #expect(events { ClockScheduler($0.testClock) } == expected, "\(name)")
    }

    // Contract T9
    @Test func `shows the virtual time of day`() {
        let clock = TestClock()
        let scheduler = ClockScheduler(clock)
        clock.advance(by: .seconds(90))
        #expect(scheduler.now == clock.scheduler.now)
        #expect(scheduler.now.timeIntervalSince1970 == 90)
    }

    @Test func `an injected clock makes a chain of the app run in virtual time`() {
        func suggestions(_ typed: Observable<String>, clock: any Clock<Duration>) -> Observable<String> {
            typed.debounce(.milliseconds(300), scheduler: ClockScheduler(clock))
        }
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let typed = scheduler.hot("ab---c--|")
        #expect(scheduler.result(of: suggestions(typed, clock: scheduler.testClock)) == "----b---(c|)")
    }
}
