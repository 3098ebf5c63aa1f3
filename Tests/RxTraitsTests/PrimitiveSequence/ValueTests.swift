import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ValueTests {
    @Test func `value returns the result of each trait`() async throws {
        #expect(try await Single.just(1).value == 1)
        #expect(try await Maybe.just(2).value == 2)
        #expect(try await Maybe<Int>.empty().value == nil)
        try await Completable.empty().value
    }

    @Test func `value throws the error of each trait`() async {
        await #expect(throws: TestFault.self) { try await Single<Int>.error(TestFault()).value }
        await #expect(throws: TestFault.self) { try await Maybe<Int>.error(TestFault()).value }
        await #expect(throws: TestFault.self) { try await Completable.error(TestFault()).value }
    }

    // Contract A1
    @Test func `cancellation ends the wait for a result`() async {
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

    // Contract A7: the caller of `cancel()` disposes of nothing.
    @Test func `a cancellation wakes the task, which disposes of the subscription`() async {
        let places = Recorder<String>()
        let (waits, signal) = AsyncStream<Void>.makeStream()
        let single = Single<Int>.create { _ in
            signal.finish()
            return Disposables.create { places.record(Place.current) }
        }
        let task = Task { try await Place.$current.withValue("in the task") { try await single.value } }
        for await _ in waits {}
        Place.$current.withValue("in cancel()") { task.cancel() }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(places.elements == ["in the task"])
    }

    // Contract A1
    @Test func `an already cancelled task gets a result sent during the subscription`() async throws {
        try await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            #expect(try await Single.just(1).value == 1)
            #expect(try await Maybe<Int>.empty().value == nil)
            try await Completable.empty().value
            await #expect(throws: TestFault.self) { try await Single<Int>.error(TestFault()).value }
        }
        .value
    }

    // Contract A1
    @Test func `an already cancelled task doesn't wait for a later result`() async {
        let work = CountingDisposable()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Single<Int>.create { _ in work }.value
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(work.count == 1)
    }
}

/// Names the task that runs.
private enum Place {
    @TaskLocal static var current = "elsewhere"
}
