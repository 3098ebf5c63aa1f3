import RxDisposables
import RxExtras
import RxObservable
import RxSubjects

extension Catalogue {
    /// Bridges into `async` code and out of it, and an `AsyncStream` for comparison.
    static var asyncRows: [Row] {
        asyncOperatorRows + asyncValuesRows
    }

    private static var asyncOperatorRows: [Row] {
        [
            Row(
                "async.concatMap",
                "create, concatMap with an async closure; per element",
                operations: 1_000
            ) { count in
                asynchronously(count) { loop(1_000).concatMap { await incremented($0) } }
            } expected: {
                $0 * (sum(below: 1_000) + 1_000)
            }
        ]
    }

    private static var asyncValuesRows: [Row] {
        [
            Row(
                "async.asyncStream",
                "an AsyncStream that was filled before; per element",
                operations: 1_000
            ) { count in
                iterated(count) { filledStream(1_000) }
            },
            Row(
                "async.values",
                "create, for try await over values; per element",
                operations: 1_000
            ) { count in
                iterated(count) { loop(1_000).values }
            },
            Row(
                "async.values.onDemand",
                "range, for try await over values, which runs it on demand; per element",
                operations: 1_000
            ) { count in
                iterated(count) { Observable.range(start: 0, count: 1_000).values }
            },
            Row(
                "async.subscribe.actor",
                "a subject, subscribe with an async closure of an actor; per element",
                operations: 1_000
            ) { count in
                followed(elements: 1_000, times: count)
            },
        ]
    }
}

/// Runs asynchronous work on the concurrent executor, and waits for it.
///
/// - Returns: The result of the work; minus one if it doesn't return within a minute.
func waiting(for work: @escaping @Sendable () async throws -> Int) -> Int {
    let gate = Gate()
    let result = Counter()
    Task.detached {
        result.add((try? await work()) ?? -1)
        gate.open()
    }
    return gate.wait() ? result.value : -1
}

@inline(never)
private func incremented(_ value: Int) async -> Int {
    value &+ 1
}

/// Iterates `times` times, and adds up the elements.
private func iterated<Values: AsyncSequence & SendableMetatype>(
    _ times: Int,
    _ values: @escaping @Sendable () -> Values
) -> Int where Values.Element == Int {
    waiting {
        var total = 0
        for _ in 0..<times {
            for try await value in values() { total &+= value }
        }
        return total
    }
}

/// Subscribes `times` times, each time waiting for the end, and adds up the received elements.
private func asynchronously(_ times: Int, _ source: () -> Observable<Int>) -> Int {
    let total = Counter()
    for _ in 0..<times {
        let gate = Gate()
        let subscription = source().subscribe(onNext: { total.add($0) }, onCompleted: { gate.open() })
        guard gate.wait() else {
            subscription.dispose()
            return -1
        }
    }
    return total.value
}

/// Lets an actor iterate over a subject that sends `elements` elements, `times` times; returns the sum of the received
/// ones.
private func followed(elements: Int, times: Int) -> Int {
    waiting {
        let follower = Follower()
        for _ in 0..<times {
            let subject = PublishSubject<Int>()
            let (end, continuation) = AsyncStream.makeStream(of: Void.self)
            let subscription = await follower.follow(subject) { continuation.finish() }
            for value in 0..<elements {
                subject.on(.next(value))
            }
            subject.on(.completed)
            for await _ in end {}
            subscription.dispose()
        }
        return await follower.total
    }
}

/// Adds up the elements of a sequence.
private actor Follower {
    private(set) var total = 0

    func follow(_ source: Observable<Int>, end: @escaping @Sendable () -> Void) -> any Disposable {
        source.subscribe(onNext: { value async in self.add(value) }, onCompleted: { end() })
    }

    private func add(_ value: Int) {
        total &+= value
    }
}
