import RxRelay
import TestSupport
import Testing

struct PublishRelayTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let relay = PublishRelay<String>()
        let first = scheduler.record(relay)
        let second = scheduler.record(relay, disposedAt: "-^")
        _ = scheduler.hot("a--b--c--").bind(to: relay)
        scheduler.start()
        #expect(first.marbles() == "a--b--c")
        #expect(second.marbles() == "---b--c")
    }
}
