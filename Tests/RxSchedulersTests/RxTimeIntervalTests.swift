import Dispatch
import Foundation
import RxVirtualTime
import TestSupport
import Testing

struct RxTimeIntervalTests {
    // Contract T2
    @Test(arguments: [0, 1, -1, 2_500_000_000, Int64.max, .min])
    func `nanoseconds make an interval of the same length`(nanoseconds: Int64) {
        #expect(RxTimeInterval(nanoseconds: nanoseconds).saturatedNanoseconds == nanoseconds)
    }

    @Test(
        arguments: [
            (Duration.seconds(1), RxTimeInterval.nanoseconds(1_000_000_000)),
            (.zero, .nanoseconds(0)),
            (.milliseconds(300), .milliseconds(300)),
            (.nanoseconds(1), .nanoseconds(1)),
            (.nanoseconds(-1), .nanoseconds(-1)),
            (.seconds(-2), .seconds(-2)),
            (.seconds(1) + .nanoseconds(7), .nanoseconds(1_000_000_007)),
            (.nanoseconds(Int64.max), .nanoseconds(Int.max)),
        ]
    )
    func `is as long as the duration to the nanosecond`(duration: Duration, expected: RxTimeInterval) {
        #expect(RxTimeInterval(duration).saturatedNanoseconds == expected.saturatedNanoseconds)
    }

    @Test func `parts of a nanosecond are cut off`() {
        let duration = Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999)
        #expect(RxTimeInterval(duration) == .nanoseconds(1))
    }

    @Test func `a too long duration becomes the longest interval, which isn't never`() {
        let endless = RxTimeInterval(.seconds(Int64.max))
        #expect(endless == .seconds(Int.max))
        #expect(endless != .never)
        #expect(endless.isEndless)
        #expect(RxTimeInterval(.seconds(Int64.min)).saturatedNanoseconds == .min)
        #expect(RxTimeInterval(.seconds(Int64.max) * 2) == endless)
        #expect(RxTimeInterval(.seconds(Int64.max) * -2).saturatedNanoseconds == .min)
    }

    // Contract T1
    // Contract C7
    @Test(arguments: [(Double.infinity, Int64.max), (1e300, .max), (.nan, 0), (-.infinity, 0)])
    func `a number that no duration can hold is the nearest one`(count: Double, expected: Int64) {
        let spans: [any RxTimeSpan] = [.seconds(count), .milliseconds(count), .microseconds(count)]
        #expect(spans.allSatisfy { $0.rxTimeInterval.saturatedNanoseconds == expected })
    }

    @Test func `units don't matter`() {
        #expect(
            RxTimeInterval.seconds(1).saturatedNanoseconds == RxTimeInterval.milliseconds(1000).saturatedNanoseconds
        )
        #expect(
            RxTimeInterval.milliseconds(1).saturatedNanoseconds
                == RxTimeInterval.microseconds(1000).saturatedNanoseconds
        )
        #expect(RxTimeInterval.microseconds(1).saturatedNanoseconds == 1000)
    }

    @Test(
        arguments: [
            (RxTimeInterval.never, Int64.max),
            (.seconds(.max), .max),
            (.seconds(.min), .min),
            (.milliseconds(.max), .max),
            (.nanoseconds(.max), .max),
        ]
    )
    func `saturates instead of overflowing`(interval: RxTimeInterval, expected: Int64) {
        #expect(interval.saturatedNanoseconds == expected)
    }

    @Test func `is over at zero and below`() {
        #expect(RxTimeInterval.seconds(0).isOver)
        #expect(RxTimeInterval.milliseconds(-1).isOver)
        #expect(!RxTimeInterval.nanoseconds(1).isOver)
        #expect(!RxTimeInterval.never.isOver)
    }

    @Test func `literals mean intervals, and a duration fits, too`() {
        let scheduler = HistoricalScheduler()
        var log: [Double] = []
        let half = Duration.milliseconds(500)
        let duringRun: @Sendable (Int) -> any Disposable = { _ in nothing }
        for disposable in [
            scheduler.scheduleRelative(1, dueTime: .seconds(1), action: duringRun),
            scheduler.scheduleRelative(2, dueTime: .milliseconds(1500), action: duringRun),
            scheduler.scheduleRelative(3, dueTime: .never, action: duringRun),
            scheduler.scheduleRelative(4, dueTime: half, action: duringRun),
            scheduler.scheduleRelative(5, dueTime: .seconds(0.25), action: duringRun),
        ] {
            #expect(!disposable.isFinished)
        }
        let any: any SchedulerType = scheduler
        _ = any.scheduleRelative((), dueTime: half) { nothing }
        let ticks = any.schedulePeriodic(0, startAfter: half, period: half) { $0 + 1 }
        for time in [0.25, 0.5, 1, 1.5] {
            scheduler.advanceTo(Date(timeIntervalSince1970: time))
            log.append(scheduler.clock.timeIntervalSince1970)
        }
        ticks.dispose()
        #expect(log == [0.25, 0.5, 1, 1.5])
    }
}
