import Dispatch
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ConcurrentMainSchedulerTests {
    @Test func `runs inline on main, even inside of an action`() async {
        let log = Recorder<String>()
        await MainActor.run {
            let scheduler = ConcurrentMainScheduler.instance
            _ = scheduler.schedule(()) {
                _ = scheduler.schedule(()) { log.note("inner") }
                log.record("outer")
                return nothing
            }
        }
        #expect(log.elements == ["inner", "outer"])
    }

    @Test func `an action scheduled on another thread runs on main`() async {
        let isOnMain = await ConcurrentMainScheduler.instance.run { MainQueue.isCurrent }
        #expect(isOnMain)
    }
}
