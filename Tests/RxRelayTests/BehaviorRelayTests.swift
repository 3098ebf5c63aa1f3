import RxObservable
import RxRelay
import RxSchedulers
import RxTest
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

    // Contract L4
    @Test func `the value changes at once, even inside an observer`() {
        let log = Recorder<[Int]>()
        let relay = BehaviorRelay(value: [0])
        _ = relay.subscribe(onNext: { value in
            log.record(value)
            guard value.count == 2 else { return }
            relay.accept(relay.value + [2])
            relay.accept(relay.value + [3])
        })
        relay.accept(relay.value + [1])
        #expect(log.elements == [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]])
        #expect(relay.value == [0, 1, 2, 3])
    }
    // Contracts G9, L4
    @Test func `can be read inside its own observer`() {
        let log = Recorder<String>()
        let relay = BehaviorRelay(value: 0)
        _ = relay.subscribe(onNext: { element in
            let now = LockedValue<Int?>(nil)
            _ = relay.take(1).subscribe(onNext: { now.value = $0 })
            log.record("\(element) finds \(String(describing: now.value))")
        })
        relay.accept(1)
        #expect(log.elements == ["0 finds Optional(0)", "1 finds Optional(1)"])
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
