import Dispatch
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AsyncSequenceAsObservableTests {
    @Test func `sends the elements and the end`() async throws {
        let stream = AsyncStream<String> { continuation in
            for element in ["a", "b", "c"] { continuation.yield(element) }
            continuation.finish()
        }
        #expect(await events(of: stream.asObservable()) == ["a", "b", "c", "|"])
    }

    @Test func `fails as the sequence does`() async throws {
        let stream = AsyncThrowingStream<Int, any Error> { continuation in
            continuation.yield(1)
            continuation.finish(throwing: Fault.first)
        }
        #expect(await events(of: stream.asObservable()) == ["1", "#first"])
    }

    @Test func `each subscription iterates by itself, with its priority`() async throws {
        let log = Recorder<TaskPriority>()
        let sequence = Scripted { number in
            log.record(Task.currentPriority)
            return number < 2 ? number : nil
        }
        let source = sequence.asObservable(priority: .utility)
        #expect(log.elements == [])
        for _ in 0..<2 { #expect(await events(of: source) == ["0", "1", "|"]) }
        #expect(log.elements.count == 6)
        #expect(log.elements.allSatisfy { $0 >= .utility })
    }

    // Contract A3
    @Test func `doesn't run on the caller's actor`() async throws {
        let log = Recorder<Bool>()
        let caller = Caller()
        let finished = AsyncStream<Void>.makeStream()
        let sequence = Scripted { number in
            log.record(caller.isRunning)
            return number < 3 ? number : nil
        }
        await caller.run {
            #expect(caller.isRunning)
            _ = sequence.asObservable().subscribe(
                onNext: { _ in log.record(caller.isRunning) },
                onDisposed: { finished.continuation.yield() }
            )
        }
        for await _ in finished.stream { break }
        #expect(log.elements == Array(repeating: false, count: 7))
    }

    // Contract A3
    @Test func `disposal cancels the task, and no event is delivered afterwards`() async throws {
        let (cancelled, signal) = AsyncStream<Void>.makeStream()
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        continuation.onTermination = { reason in
            if case .cancelled = reason { signal.yield() }
            signal.finish()
        }
        let log = Recorder<String>()
        let (received, firstCame) = AsyncStream<Void>.makeStream()
        let subscription = stream.asObservable().do(onNext: { _ in firstCame.yield() }).trace(in: log)
        continuation.yield(1)
        for await _ in received { break }
        subscription.dispose()
        continuation.yield(2)
        var cancellations = 0
        for await _ in cancelled { cancellations += 1 }
        #expect(cancellations == 1)
        #expect(log.elements == ["1", "disposed"])
    }

    // Contract A3: not by disposal, but by the sequence itself.
    @Test func `a cancellation from outside is an error, not completion`() async throws {
        let sequence = Scripted<Int> { number in
            if number == 0 { return 0 }
            withUnsafeCurrentTask { $0?.cancel() }
            return nil
        }
        #expect(await events(of: sequence.asObservable()) == ["0", "#CancellationError()"])
    }

    // Contract G6
    @Test func `a subscription that ends at once starts no task`() async throws {
        let log = Recorder<Int>()
        let sequence = Scripted<Int> { number in
            log.record(number)
            return number
        }
        #expect(await events(of: sequence.asObservable().take(2)) == ["0", "1", "|"])
        #expect(await events(of: sequence.asObservable().take(until: Observable.just(()))) == ["|"])
        #expect(log.elements.prefix(2) == [0, 1])
    }

    private func events<Element: Sendable>(of source: Observable<Element>) async -> [String] {
        let log = Recorder<String>()
        await withCheckedContinuation { continuation in
            _ = source.subscribe(
                onNext: { log.record("\($0)") },
                onError: { log.record("#\($0)") },
                onCompleted: { log.record("|") },
                onDisposed: { continuation.resume() }
            )
        }
        return log.elements
    }
}

/// An actor that runs on a queue of its own, and reports whether the current thread is its own.
private actor Caller {
    private final class Executor: SerialExecutor {
        let key = DispatchSpecificKey<Bool>()
        private let queue = DispatchQueue(label: "caller")

        init() {
            queue.setSpecific(key: key, value: true)
        }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private let executor = Executor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated var isRunning: Bool { DispatchQueue.getSpecific(key: executor.key) ?? false }

    func run(_ body: @Sendable () -> Void) {
        body()
    }
}

/// An asynchronous sequence whose elements a closure makes.
private struct Scripted<Element: Sendable>: AsyncSequence, Sendable {
    struct Iterator: AsyncIteratorProtocol {
        fileprivate let next: @Sendable (Int) -> Element?
        fileprivate var number = 0

        mutating func next() async -> Element? {
            await Task.yield()
            defer { number += 1 }
            return next(number)
        }
    }

    private let next: @Sendable (Int) -> Element?

    init(_ next: @escaping @Sendable (Int) -> Element?) {
        self.next = next
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(next: next)
    }
}
