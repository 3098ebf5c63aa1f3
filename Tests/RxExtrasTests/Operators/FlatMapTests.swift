import Dispatch
import RxExtras
import TestSupport
import Testing

struct FlatMapTests {
    private let scheduler = TestScheduler()

    @Test func `at most maxConcurrent sequences are live`() {
        let live = LockedValue(0)
        let peak = LockedValue(0)
        let chain = Observable.range(start: 0, count: 20).flatMap(maxConcurrent: 3) { number in
            Observable<Int>.timer(.seconds(1), scheduler: scheduler).map { _ in "\(number)" }.do(
                onSubscribe: {
                    let now = live.increment()
                    peak.withLock { $0 = max($0, now) }
                },
                onDispose: { live.withLock { $0 -= 1 } }
            )
        }
        let observer = scheduler.record(chain)
        scheduler.start()
        #expect(observer.events.compactMap(\.value.element) == (0..<20).map { "\($0)" })
        #expect(peak.value == 3)
        #expect(live.value == 0)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { source, other in source.flatMap(maxConcurrent: 2) { _ in other } } == [])
    }
}
