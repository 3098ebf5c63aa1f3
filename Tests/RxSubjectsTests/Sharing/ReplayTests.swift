import TestSupport
import Testing

struct ReplayTests {
    @Test func `as documented`() {
        let scheduler = TestScheduler()
        let shared = scheduler.hot("a--b--c-----d--|").replay(2)
        let first = scheduler.record(shared)
        let second = scheduler.record(shared, disposedAt: "--------^")
        _ = shared.connect()
        scheduler.start()
        #expect(first.marbles() == "a--b--c-----d--|")
        #expect(second.marbles() == "--------(bc)d--|")
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test(.timeLimit(.minutes(5)))
    func `signs the contract`() {
        #expect(operatorContractViolations { $0.replay(2).refCount() } == [])
    }

    @Test(arguments: [(-1, []), (0, []), (1, [3]), (2, [2, 3]), (9, [1, 2, 3])])
    func `replays at most bufferSize elements, even after the end`(bufferSize: Int, expected: [Int]) {
        let shared = Observable.of(1, 2, 3).replay(bufferSize)
        _ = shared.connect()
        let received = Recorder<Int>()
        _ = shared.subscribe(onNext: received.record, onCompleted: { received.record(0) })
        #expect(received.elements == expected + [0])
    }
}
