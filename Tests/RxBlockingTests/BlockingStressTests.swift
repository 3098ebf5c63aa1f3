import Dispatch
import RxBlocking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct BlockingStressTests {
    // Contract L7
    @Test func `many threads read while one sends`() throws {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let sums = LockedValue<[Int]>([])
        try runConcurrently(threads: 4) { _ in
            for _ in 0..<50 {
                let numbers = Observable.range(start: 1, count: 20).observe(on: scheduler)
                let result = numbers.toBlocking(timeout: 20).materialize()
                guard case .completed(let elements) = result else { continue }
                sums.withLock { $0.append(elements.reduce(0, +)) }
            }
        }
        #expect(sums.value == Array(repeating: 210, count: 200))
    }

    // Contracts G4, L7: elements, the end and the timeout come at the same time.
    @Test func `a timeout comes in the middle of a run`() throws {
        let subject = PublishSubject<Int>()
        try runConcurrently(threads: 3) { thread in
            for round in 0..<100 {
                switch thread {
                case 0: subject.onNext(round)
                default: _ = subject.toBlocking(timeout: 0.001).materialize()
                }
            }
        }
        #expect(!subject.hasObservers)
    }

    // Contracts T5, L7
    @MainActor
    @Test func `main waits while others schedule on it`() throws {
        let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for _ in 0..<50 {
            let sources = (0..<4).map { number in
                Observable.range(start: number * 10, count: 10)
                    .subscribe(on: background)
                    .observe(on: MainScheduler.instance)
            }
            let all = try Observable.merge(sources).toBlocking(timeout: 20).toArray()
            #expect(all.sorted() == Array(0..<40))
        }
    }
}
