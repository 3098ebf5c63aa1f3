import RxTraits
import TestSupport
import Testing

/// Threads that race for the result of a trait made with `create`.
@Suite(.timeLimit(.minutes(5)))
struct CreateResultStressTests {
    // Contract G1
    @Test func `an infallible fed by eight threads loses no element, and one end arrives`() throws {
        let (threads, rounds) = (8, 5_000)
        let sum = LockedValue(0)
        let ends = LockedValue(0)
        let held = LockedValue<(@Sendable (InfallibleEvent<Int>) -> Void)?>(nil)
        let work = CountingDisposable()
        let infallible = Infallible<Int>.create { infallible in
            held.value = infallible
            return work
        }
        // The accumulator reads and writes: with two events at a time, one would be lost.
        _ = infallible.scan(0) { total, number in total + number }
            .subscribe(onNext: { sum.value = $0 }, onCompleted: { ends.withLock { $0 += 1 } })
        let send = held.value
        try runConcurrently(threads: threads) { _ in
            for _ in 0..<rounds { send?(.next(1)) }
        }
        #expect(sum.value == threads * rounds)
        try runConcurrently(threads: threads) { _ in send?(.completed) }
        send?(.next(1))
        #expect(ends.value == 1)
        #expect(sum.value == threads * rounds)
        #expect(work.count == 1)
    }
}
