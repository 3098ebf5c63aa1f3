import RxExtras
import TestSupport
import Testing

struct ShareStressTests {
    // Contracts L5, L7
    @Test(.timeLimit(.minutes(5)))
    func `subscribers on many threads leave no object behind`() throws {
        let live = LockedValue(0)
        let peak = LockedValue(0)
        let source = Observable<Int>.create { observer in
            let now = live.increment()
            peak.withLock { $0 = max($0, now) }
            observer.onNext(1)
            return Disposables.create { live.withLock { $0 -= 1 } }
        }
        let shared = source.share(policy: SharePolicy(replay: .latest(1)))
        let got = LockedValue(0)
        try runConcurrently(threads: 4) { _ in
            for _ in 0..<2_000 {
                let subscription = shared.subscribe(onNext: { _ in got.withLock { $0 += 1 } })
                subscription.dispose()
            }
        }
        #expect(live.value == 0)
        #expect(got.value > 0)
    }
}
