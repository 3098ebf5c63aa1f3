import RxDisposables
import RxObservable
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ValueTests {
    @Test func `the result of each trait`() async throws {
        #expect(try await Single.just(1).value == 1)
        #expect(try await Maybe.just(2).value == 2)
        #expect(try await Maybe<Int>.empty().value == nil)
        try await Completable.empty().value
    }

    @Test func `the error of each trait`() async {
        await #expect(throws: TestFault.self) { try await Single<Int>.error(TestFault()).value }
        await #expect(throws: TestFault.self) { try await Maybe<Int>.error(TestFault()).value }
        await #expect(throws: TestFault.self) { try await Completable.error(TestFault()).value }
    }

    // Contract A1
    @Test func `cancellation before there is a result`() async {
        let work = CountingDisposable()
        let (subscribed, signal) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await Single<Int>.create { _ in
                signal.finish()
                return work
            }
            .value
        }
        for await _ in subscribed {}
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(work.count == 1)
    }

    // Contract A1
    @Test func `a task that is cancelled already doesn't subscribe`() async {
        let subscriptions = Recorder<Void>()
        let single = Single<Int>.create { _ in
            subscriptions.record(())
            return Disposables.create()
        }
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await single.value
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(subscriptions.count == 0)
    }
}

@Suite(.timeLimit(.minutes(5)))
struct ValueStressTests {
    // Contracts A1, L8: whichever comes first wins, and everything ends.
    @Test func `results race against cancellation`() async {
        for round in 0..<10_000 {
            let (disposed, end) = AsyncStream<Void>.makeStream()
            let work = CountingDisposable(onDispose: { end.finish() })
            let held = LockedValue<(@Sendable (SingleEvent<Int>) -> Void)?>(nil)
            let (subscribed, signal) = AsyncStream<Void>.makeStream()
            let task = Task {
                try await Single<Int>.create { single in
                    held.value = single
                    signal.finish()
                    return work
                }
                .value
            }
            for await _ in subscribed {}
            let sender = Task { held.value?(.success(round)) }
            task.cancel()
            switch await task.result {
            case .success(let value): #expect(value == round)
            case .failure(let error): #expect(error is CancellationError)
            }
            await sender.value
            for await _ in disposed {}
            #expect(work.count == 1)
        }
    }
}
