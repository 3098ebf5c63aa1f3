import Foundation
import RxVirtualTime
import TestSupport
import Testing

struct HistoricalSchedulerTests {
    @Test func `the clock starts in 1970, or at a given time`() {
        #expect(HistoricalScheduler().clock == Date(timeIntervalSince1970: 0))
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let scheduler = HistoricalScheduler(initialClock: start)
        #expect(scheduler.clock == start)
        #expect(scheduler.now == start)
    }

    // Contract T2
    @Test(arguments: [RxTimeInterval.seconds(2), .milliseconds(2000), .microseconds(2_000_000)])
    func `a delay is exact in every unit`(dueTime: RxTimeInterval) {
        let scheduler = HistoricalScheduler()
        let times = Recorder<Date>()
        _ = scheduler.scheduleRelative((), dueTime: dueTime) { times.note(scheduler.clock) }
        scheduler.start()
        #expect(times.elements == [Date(timeIntervalSince1970: 2)])
    }

    @Test func `runs actions by their dates`() {
        let scheduler = HistoricalScheduler()
        let log = Recorder<Int>()
        for seconds in [3.5, 1, 2] {
            _ = scheduler.scheduleAbsoluteVirtual(Int(seconds), time: Date(timeIntervalSince1970: seconds)) {
                log.note($0)
            }
        }
        scheduler.start()
        #expect(log.elements == [1, 2, 3])
        #expect(scheduler.clock == Date(timeIntervalSince1970: 3.5))
    }

    @Test func `the converter leaves all values unchanged`() {
        let scheduler = HistoricalScheduler()
        _ = scheduler.scheduleRelativeVirtual((), dueTime: 1.5) { nothing }
        scheduler.start()
        scheduler.sleep(0.5)
        #expect(scheduler.clock.timeIntervalSince1970 == 2)
    }
}
