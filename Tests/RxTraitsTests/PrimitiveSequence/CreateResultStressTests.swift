import RxDisposables
import RxObservable
import RxTraits
import TestSupport
import Testing

/// Threads that race for the result of a trait made with `create`.
@Suite(.timeLimit(.minutes(5)))
struct CreateResultStressTests {
    // Contracts G1, G4
    @Test func `one of a maybe's element, end and error arrives`() throws {
        for _ in 0..<1_000 {
            let results = Recorder<String>()
            let work = CountingDisposable()
            let held = LockedValue<(@Sendable (MaybeEvent<Int>) -> Void)?>(nil)
            let maybe = Maybe<Int>.create { maybe in
                held.value = maybe
                return work
            }
            _ = maybe.subscribe(
                onSuccess: { results.record("\($0)") },
                onError: { _ in results.record("error") },
                onCompleted: { results.record("completed") }
            )
            let events: [MaybeEvent<Int>] = [.success(1), .success(2), .completed, .error(TestFault())]
            try runConcurrently(threads: events.count) { held.value?(events[$0]) }
            #expect(results.count == 1)
            #expect(work.count == 1)
        }
    }

    // Contracts G1, G2, G4
    @Test func `one of a completable's end, error and disposal takes effect`() throws {
        for _ in 0..<1_000 {
            let results = Recorder<String>()
            let work = CountingDisposable()
            let held = LockedValue<(@Sendable (CompletableEvent) -> Void)?>(nil)
            let completable = Completable.create { completable in
                held.value = completable
                return work
            }
            let subscription = completable.subscribe(
                onCompleted: { results.record("completed") },
                onError: { _ in results.record("error") },
                onDisposed: { results.record("disposed") }
            )
            try runConcurrently(threads: 3) { thread in
                switch thread {
                case 0: held.value?(.completed)
                case 1: held.value?(.error(TestFault()))
                default: subscription.dispose()
                }
            }
            let disposals = results.elements.filter { $0 == "disposed" }.count
            #expect(disposals == 1)
            #expect(results.count <= 2)
            #expect(work.count == 1)
        }
    }

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
