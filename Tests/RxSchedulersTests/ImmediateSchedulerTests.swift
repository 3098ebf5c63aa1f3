import TestSupport
import Testing

struct ImmediateSchedulerTests {
    private let scheduler = ImmediateScheduler.instance

    // Contract T12
    @Test func `runs inside of the call that schedules`() {
        let log = Recorder<String>()
        let inner = CountingDisposable()
        let disposable = scheduler.schedule("outer") { [scheduler] name in
            log.record(name)
            _ = scheduler.schedule("inner") { name in log.note(name) }
            log.record("outer, behind inner")
            return inner
        }
        #expect(log.elements == ["outer", "inner", "outer, behind inner"])
        disposable.dispose()
        #expect(inner.count == 1)
    }

    // Contracts T12, G8
    @Test func `a recursive action takes no stack`() throws {
        let log = Recorder<Int>()
        try runOnSmallStack { [scheduler] in
            _ = scheduler.scheduleRecursive(1_000_000) { number, recurse in
                if number % 250_000 == 0 { log.record(number) }
                if number > 0 { recurse(number - 1) }
            }
        }
        #expect(log.elements == [1_000_000, 750_000, 500_000, 250_000, 0])
    }

}
