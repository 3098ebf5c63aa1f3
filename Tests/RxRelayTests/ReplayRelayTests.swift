import RxObservable
import RxRelay
import RxSchedulers
import RxTest
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

    @Test(arguments: [(-1, []), (0, []), (1, [3]), (2, [2, 3]), (nil, [1, 2, 3])] as [(Int?, [Int])])
    func `keeps at most bufferSize elements`(bufferSize: Int?, expected: [Int]) {
        let relay = bufferSize.map(ReplayRelay<Int>.create) ?? .createUnbound()
        for number in 1...3 { relay.accept(number) }
        let received = Recorder<Int>()
        _ = relay.subscribe(onNext: received.record)
        #expect(received.elements == expected)
    }
}
