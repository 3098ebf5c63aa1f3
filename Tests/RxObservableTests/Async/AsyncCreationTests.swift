import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AsyncCreationTests {
    @Test func `create sends its closure's elements, and completes when the closure returns`() async throws {
        let numbers = Observable<Int>.create(priority: nil) { observer in
            for number in 1...3 {
                await Task.yield()
                observer.onNext(number)
            }
        }
        #expect(try await all(numbers) == [1, 2, 3])
        #expect(try await all(numbers) == [1, 2, 3], "anew for each subscription")
    }

    @Test func `create fails when its closure throws`() async {
        let numbers = Observable<Int>.create(priority: nil) { observer in
            observer.onNext(1)
            try await fail(Fault.first)
        }
        await #expect(throws: Fault.first) { try await all(numbers) }
    }

    // Contract G1
    @Test func `an end sent by the closure takes precedence`() async throws {
        let numbers = Observable<Int>.create(priority: nil) { observer in
            observer.onNext(1)
            observer.onCompleted()
            try await fail(Fault.first)
        }
        #expect(try await all(numbers) == [1])
    }

    // Contract A3
    @Test func `disposal cancels the closure of create, and no event is delivered`() async {
        let (gate, ended) = (Gate(), Gate())
        let log = Recorder<String>()
        let subscription = Observable<Int>.create(priority: nil) { observer in
            observer.onNext(1)
            await gate.wait()
            log.record(Task.isCancelled ? "cancelled" : "not cancelled")
            observer.onNext(2)
            Task { await ended.wait() }
        }
        .subscribe(onNext: { log.record("\($0)") }, onCompleted: { log.record("|") })
        await gate.arrivals()
        subscription.dispose()
        gate.open()
        await ended.arrivals()
        #expect(log.elements == ["1", "cancelled"])
    }

    @MainActor @Test func `the closure of create runs where it was written`() async throws {
        var steps = 0
        let numbers = Observable<Int>.create(priority: nil) { observer in
            await Task.yield()
            MainActor.assertIsolated()
            steps += 1
            observer.onNext(steps)
        }
        #expect(try await all(numbers) == [1])
        #expect(steps == 1)
    }

    @Test func `create with a task ends with the task`() async throws {
        let numbers = Observable<Int>.create { observer in
            Task {
                observer.onNext(1)
                await Task.yield()
                observer.onNext(2)
            }
        }
        #expect(try await all(numbers) == [1, 2])
        let failing = Observable<Int>.create { observer in
            Task {
                observer.onNext(1)
                try await fail(Fault.first)
            }
        }
        await #expect(throws: Fault.first) { try await all(failing) }
    }

    @Test func `disposal cancels the task of create's closure, and frees the chain`() async {
        let (gate, ended) = (Gate(), Gate())
        let log = Recorder<String>()
        let mint = Mint()
        var subscription: (any Disposable)? = Observable<Int>.create { _ in
            Task {
                await gate.wait()
                log.record(Task.isCancelled ? "cancelled" : "not cancelled")
                Task { await ended.wait() }
            }
        }
        .do(onNext: { [token = mint.token()] _ in withExtendedLifetime(token) {} }).subscribe { _ in }
        await gate.arrivals()
        subscription?.dispose()
        subscription = nil
        // Contract G5: the task continues, and retains nothing.
        #expect(mint.liveTokens == 0)
        gate.open()
        await ended.arrivals()
        #expect(log.elements == ["cancelled"])
    }

    @Test func `deferred subscribes to its closure's sequence`() async throws {
        let numbers = Observable<Int>.deferred {
            await Task.yield()
            return Observable.of(1, 2)
        }
        #expect(try await all(numbers) == [1, 2])
        await #expect(throws: Fault.first) {
            try await all(
                Observable<Int>.deferred {
                    try await fail(Fault.first)
                    return Observable.of(1)
                }
            )
        }
    }

    @Test func `using disposes of the resource when the sequence is over`() async throws {
        let resource = CountingDisposable()
        let numbers = Observable<Int>.using {
            await Task.yield()
            return resource
        } observableFactory: { resource in
            await Task.yield()
            #expect(resource.count == 0)
            return .of(1, 2)
        }
        #expect(try await all(numbers) == [1, 2])
        #expect(resource.count == 1)
    }

    // Contract G4
    @Test func `using disposes of a late resource`() async {
        let (gate, disposed) = (Gate(), Gate())
        let resource = CountingDisposable { Task { await disposed.wait() } }
        let subscription = Observable<Int>.using {
            await gate.wait()
            return resource
        } observableFactory: { (_: CountingDisposable) async in
            .of(1)
        }
        .subscribe { _ in }
        await gate.arrivals()
        subscription.dispose()
        #expect(resource.count == 0)
        gate.open()
        await disposed.arrivals()
        #expect(resource.count == 1)
    }

    @Test func `a closure makes an asynchronous sequence that isn't Sendable`() async throws {
        let numbers = Observable.asyncSequence {
            NotSendable(
                AsyncStream { continuation in
                    for number in 1...3 { continuation.yield(number) }
                    continuation.finish()
                }
            )
        }
        #expect(try await all(numbers) == [1, 4, 9])
        #expect(try await all(numbers) == [1, 4, 9], "a new one for each subscription")
    }
}

/// A sequence with a state that two tasks must not share.
private final class NotSendable: AsyncSequence, AsyncIteratorProtocol {
    private var base: AsyncStream<Int>.Iterator
    private var count = 0

    init(_ base: AsyncStream<Int>) {
        self.base = base.makeAsyncIterator()
    }

    func makeAsyncIterator() -> NotSendable { self }

    func next() async -> Int? {
        guard let number = await base.next() else { return nil }
        count += 1
        return number * count
    }
}

private func all<Element: Sendable>(_ source: Observable<Element>) async throws -> [Element] {
    try await source.values.reduce(into: []) { $0.append($1) }
}

private func fail(_ error: any Error) async throws { throw error }
