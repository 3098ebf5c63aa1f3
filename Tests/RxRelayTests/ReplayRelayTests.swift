import RxRelay
import TestSupport
import Testing

struct ReplayRelayTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let relay = ReplayRelay<String>.create(bufferSize: 2)
        let first = scheduler.record(relay)
        let second = scheduler.record(relay, disposedAt: "--------^")
        _ = scheduler.hot("a--b--c-----d--").bind(to: relay)
        scheduler.start()
        #expect(first.marbles() == "a--b--c-----d")
        #expect(second.marbles() == "--------(bc)d")
    }
}
