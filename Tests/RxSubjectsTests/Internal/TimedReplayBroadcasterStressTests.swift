import Dispatch
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import TestSupport
import Testing

struct TimedReplayBroadcasterStressTests {
    private final class Item: Sendable {
        let (thread, number): (Int, Int)
        private let freed: DispatchSemaphore

        init(_ thread: Int, _ number: Int, _ freed: DispatchSemaphore) {
            (self.thread, self.number) = (thread, number)
            self.freed = freed
        }

        deinit { freed.signal() }
    }

    // Contracts G5, G9, L4, L7
    @Test(.timeLimit(.minutes(5)))
    func `a concurrent subscriber misses no element, gets none twice, and is freed`() throws {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
        let subject = ReplaySubject<Item>.create(bufferSize: 100, lifetime: .milliseconds(1), scheduler: scheduler)
        let freed = DispatchSemaphore(value: 0)
        let (mistakes, total) = (LockedValue(0), 1_000)
        try runConcurrently(threads: 4) { thread in
            for number in 0..<total {
                guard thread > 1 else {
                    subject.onNext(Item(thread, number, freed))
                    continue
                }
                let latest = LockedValue<[Int: Int]>([:])
                let subscription = subject.subscribe(onNext: { item in
                    latest.withLock { latest in
                        if let former = latest[item.thread], item.number != former + 1 {
                            mistakes.withLock { $0 += 1 }
                        }
                        latest[item.thread] = item.number
                    }
                })
                subscription.dispose()
            }
        }
        #expect(mistakes.value == 0)
        for _ in 0..<(2 * total) {
            try #require(freed.wait(timeout: .now() + 60) == .success)
        }
        subject.onCompleted()
    }
}
