import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxTest
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

    // Contract G8
    @Test(.timeLimit(.minutes(5)))
    func `fed a hundred thousand times by its own observer, the stack stays flat`() throws {
        let last = LockedValue(0)
        try runOnSmallStack {
            let relay = PublishRelay<Int>()
            _ = relay.subscribe(onNext: { number in
                last.value = number
                if number < 100_000 { relay.accept(number + 1) }
            })
            relay.accept(1)
        }
        #expect(last.value == 100_000)
    }

    // Contract G5
    @Test func `is freed with its subscribers`() {
        let log = Recorder<Int>()
        weak var payload: Recorder<Int>?
        weak var freed: PublishRelay<Int>?
        let subscription = {
            let relay = PublishRelay<Int>()
            let captured = Recorder<Int>()
            (freed, payload) = (relay, captured)
            let subscription = relay.subscribe(onNext: { number in
                captured.record(number)
                log.record(number)
            })
            relay.accept(1)
            return subscription
        }()
        let isFreed = freed == nil && payload == nil
        #expect(isFreed)
        #expect(log.elements == [1])
        subscription.dispose()
    }
}
