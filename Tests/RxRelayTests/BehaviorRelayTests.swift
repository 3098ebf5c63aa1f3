import RxRelay
import TestSupport
import Testing

struct BehaviorRelayTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let relay = BehaviorRelay(value: "i")
        let first = scheduler.record(relay)
        let second = scheduler.record(relay, disposedAt: "--^")
        _ = scheduler.hot("-a--b--c--").bind(to: relay)
        scheduler.start()
        #expect(first.marbles() == "ia--b--c")
        #expect(second.marbles() == "--a-b--c")
        #expect(relay.value == "c")
    }

    // Contract G9
    @Test func `can be combined with itself inside its own flatMap`() {
        let log = Recorder<[Int]>()
        let relay = BehaviorRelay(value: 0)
        _ =
            relay
            .flatMap { element in Observable.just(element).withLatestFrom(relay) { [$0, $1] } }
            .subscribe(onNext: log.record)
        relay.accept(1)
        relay.accept(2)
        #expect(log.elements == [[0, 0], [1, 1], [2, 2]])
    }
}
