import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AsyncValuesTests {
    @Test func `iterates over the elements in order`() async throws {
        var numbers: [Int] = []
        for try await number in Observable.of(1, 2, 3).values { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
    }

    @Test func `throws the error after the elements, once`() async throws {
        let source = Observable.of(1).concat(Observable.error(Fault.first))
        var iterator = source.values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Fault.first) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    // Contract A2
    @Test func `subscribes at the first next, each iterator for itself`() async throws {
        let source = TestSource<Int>()
        let values = source.observable.startWith(1).values
        var (first, second) = (values.makeAsyncIterator(), values.makeAsyncIterator())
        #expect(source.subscriptions == 0)
        _ = try await first.next()
        #expect(source.subscriptions == 1)
        _ = try await second.next()
        #expect(source.subscriptions == 2)
    }

    // Contract A2
    @Test(arguments: [
        (AsyncValues<Int>.BufferingPolicy.unbounded, [1, 2, 3, 4, 5]),
        (.bufferingOldest(2), [1, 2]), (.bufferingNewest(2), [4, 5]),
        (.bufferingOldest(9), [1, 2, 3, 4, 5]), (.bufferingNewest(9), [1, 2, 3, 4, 5]),
        (.bufferingOldest(0), []), (.bufferingNewest(0), []), (.bufferingOldest(-1), []), (.bufferingNewest(-1), []),
    ])
    func `buffers as many elements as the policy allows, and counts dropped ones`(
        policy: AsyncValues<Int>.BufferingPolicy,
        expected: [Int]
    ) async throws {
        let counter = DropCounter()
        var numbers: [Int] = []
        for try await number in heedless(5).values(bufferingPolicy: policy, counter: counter) {
            numbers.append(number)
        }
        #expect(numbers == expected)
        #expect(counter.count == 5 - expected.count)
    }

    // Contract A2
    @Test func `one counter counts the dropped elements of several subscriptions`() async throws {
        let counter = DropCounter()
        let source = PublishSubject<Int>()
        let first = source.valuesFromNow(bufferingPolicy: .bufferingOldest(1), counter: counter)
        let second = source.valuesFromNow(bufferingPolicy: .bufferingNewest(2), counter: counter)
        for number in 1...4 { source.onNext(number) }
        #expect(counter.count == 5)
        source.onCompleted()
        #expect(try await first.reduce(into: []) { $0.append($1) } == [1])
        #expect(try await second.reduce(into: []) { $0.append($1) } == [3, 4])
        #expect(counter.count == 5)
    }

    // Contract A8
    @Test func `a looping source runs on demand`() async throws {
        let made = LockedValue(0)
        let numbers = Observable.generate(initialState: 1, condition: { _ in true }, iterate: { $0 + 1 })
            .do(onNext: { _ in made.withLock { $0 += 1 } })
            .map { $0 * 2 }
        var iterator = numbers.values(bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
        for number in 1...100 {
            #expect(try await iterator.next() == number * 2)
            #expect(made.value == number)
        }
    }

    // Contracts A8, C8: the order is that of the trampoline.
    @Test func `sources on demand take turns`() async throws {
        let pairs = Observable.combineLatest(Observable.of(1, 2), Observable.of(3, 4)) { "\($0)\($1)" }
        #expect(try await pairs.values.reduce(into: []) { $0.append($1) } == ["13", "23", "24"])
        let merged = Observable.merge(Observable.of(1, 2, 3), .of(10, 20, 30))
        #expect(try await merged.values.reduce(into: []) { $0.append($1) } == [1, 10, 2, 20, 3, 30])
        let nested = Observable.range(start: 1, count: 3).concatMap { Observable.repeatElement($0).take($0) }
        #expect(try await nested.values.reduce(into: []) { $0.append($1) } == [1, 2, 2, 3, 3, 3])
    }

    // Contracts G5, A8: a loop that leads elsewhere doesn't wait for the iterator, nor end with it.
    @Test func `subscriptions of side effects, and those that share the source, get all elements`() async throws {
        let log = Recorder<String>()
        let written = Observable.of("head", "tail")
        let documents = Observable.of("a", "b").do(onNext: { name in
            _ = written.subscribe(onNext: { log.record($0 + " of " + name) })
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                log.record("closed")
                return Disposables.create()
            }
        })
        func read() async throws {
            for try await name in documents.values {
                log.record(name)
                break
            }
        }
        try await read()
        #expect(log.removeAll() == ["head of a", "tail of a", "a", "closed"])

        let shared = Observable.of("1", "2").share()
        var iterator = shared.values.makeAsyncIterator()
        #expect(try await iterator.next() == "1")
        _ = shared.subscribe(onNext: log.record)
        #expect(log.removeAll() == ["1", "2"])
        #expect(try await iterator.next() == "2")

        let groups = Observable.range(start: 0, count: 4).groupBy { $0 % 2 }
        for try await group in groups.values { for try await _ in group.values { Issue.record("It came before.") } }
    }

    // Contract A8
    @MainActor @Test func `a long search for the next element yields to other tasks`() async throws {
        let rare = Observable.from(1...).filter { $0 % 100_000 == 0 }
        var turns = 0
        let other = Task { @MainActor in
            while !Task.isCancelled {
                turns += 1
                await Task.yield()
            }
        }
        var iterator = rare.values.makeAsyncIterator()
        #expect(try await iterator.next() == 100_000)
        #expect(turns > 10)
        other.cancel()
    }

    // Contracts A2, A8
    @Test func `a cancellation ends a source on demand without an element`() async throws {
        let started = Gate()
        let task = Task {
            let silent = Observable.from(1...).do(onNext: { if $0 == 10 { Task { await started.wait() } } })
                .filter { _ in false }
            for try await _ in silent.values {}
            return "ended"
        }
        await started.arrivals()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `valuesFromNow loses no element`() async throws {
        let subject = PublishSubject<Int>()
        let values = subject.valuesFromNow()
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        #expect(try await values.reduce(into: []) { $0.append($1) } == [1, 2])
    }

    @Test func `a second iterator of valuesFromNow has its own subscription`() async throws {
        let source = TestSource<Int>()
        let values = source.observable.valuesFromNow()
        #expect(source.subscriptions == 1)
        var first = values.makeAsyncIterator()
        source.onNext(1)
        #expect(try await first.next() == 1)
        var second = values.makeAsyncIterator()
        #expect(source.subscriptions == 1)
        async let element = second.next()
        while source.subscriptions == 1 { await Task.yield() }
        source.onNext(2)
        #expect(try await element == 2)
        #expect(try await first.next() == 2)
    }

    // Contract G5
    @Test func `valuesFromNow without an iterator is disposed of`() {
        let source = TestSource<Int>()
        do {
            let values = source.observable.valuesFromNow(bufferingPolicy: .bufferingOldest(1))
            source.onNext(1)
            #expect(source.subscriptions == 1)
            _ = values
        }
        #expect(source.disposals == 1)
    }

    // Contracts A2, G5
    @Test func `a freed iterator disposes of upstream and keeps no element`() async throws {
        let mint = Mint()
        let source = TestSource<Token>()
        let tokens = Observable.merge(source.observable, Observable.of(1, 2, 3).map { mint.token($0) })
        for try await token in tokens.values where token.number == 2 { break }
        #expect(source.subscriptions == 1)
        #expect(source.disposals == 1)
        #expect(mint.liveTokens == 0)
        _ = tokens.values.makeAsyncIterator()
        #expect(source.subscriptions == 1)
    }

    // Contracts A2, L8
    @Test func `a cancellation ends a waiting task, and disposes of upstream`() async throws {
        let (subscribed, signal) = AsyncStream<Void>.makeStream()
        let work = CountingDisposable()
        let source = Observable<Int>.create { _ in
            signal.yield()
            return work
        }
        let task = Task {
            for try await _ in source.values {}
            return "ended"
        }
        for await _ in subscribed { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(work.count == 1)
    }

    // Contract A2
    @Test(arguments: [
        ("ends", "1 2 |"), ("has some", "1 2 cancelled"), ("has none", "cancelled"), ("is endless", ""),
        ("never returns", ""),
    ])
    func `an already cancelled task gets available elements at once`(source: String, expected: String) async {
        let log = await Task {
            cancelThisTask()
            let elements: Observable<Int> =
                switch source {
                case "ends": .of(1, 2)
                case "has some": Observable.of(1, 2).concat(Observable.never())
                case "has none": .never()
                case "never returns":
                    .create { observer in
                        var number = 0
                        while !observer.isDisposed {
                            number += 1
                            observer.onNext(number)
                        }
                        return Disposables.create()
                    }
                default: .from(1...)
                }
            return await iterate(elements.values)
        }
        .value
        // An endless source is left after some time.
        if expected.isEmpty {
            #expect(log.hasPrefix("1 2 3"))
            #expect(log.hasSuffix("cancelled"))
        } else {
            #expect(log == expected)
        }
    }

    // Contract A2
    @Test func `an already cancelled task gets the elements that valuesFromNow has received`() async {
        let source = TestSource<Int>()
        let values = source.observable.valuesFromNow()
        source.onNext(1)
        let log = await Task {
            cancelThisTask()
            return await iterate(values)
        }
        .value
        #expect(log == "1 cancelled")
        #expect(source.disposals == 1)
    }

    // Contract A2
    @Test func `a terminal event takes precedence over a later cancellation`() async throws {
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            observer.onError(Fault.first)
            return Disposables.create()
        }
        let task = Task {
            var iterator = source.values.makeAsyncIterator()
            var log = ["\(try await iterator.next() ?? 0)"]
            cancelThisTask()
            log.append("\(try await iterator.next() ?? 0)")
            do { log.append("\(try await iterator.next() ?? 0)") } catch { log.append("#\(error)") }
            return log
        }
        #expect(try await task.value == ["1", "2", "#first"])
    }

    // Contract A2
    @Test func `after a cancellation no element is delivered, not even a waiting one`() async throws {
        let mint = Mint()
        let source = TestSource<Token>()
        let atOnce = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            return Disposables.create()
        }
        let chain = Observable.merge(source.observable, atOnce.map { mint.token($0) })
        let task = Task { () async throws in
            var iterator = chain.values.makeAsyncIterator()
            #expect(try await iterator.next()?.number == 1)
            cancelThisTask()
            await #expect(throws: CancellationError.self) { try await iterator.next() }
            #expect(source.disposals == 1)
            #expect(mint.liveTokens == 0)
            source.onNext(mint.token(3))
            source.onError()
            // Nor does another task take the elements so far for all of them.
            await #expect(throws: CancellationError.self) { try await iterator.next() }
        }
        try await task.value
    }

    // Contract A2: an element that was being passed to the task when that was cancelled.
    @Test func `an element overtaken by a cancellation isn't delivered`() async throws {
        let source = TestSource<Int>()
        let (waits, signal) = AsyncStream<Void>.makeStream()
        let task = Task { @MainActor in
            var iterator = source.observable.do(onSubscribed: { signal.yield() }).values.makeAsyncIterator()
            return try await iterator.next()
        }
        for await _ in waits { break }
        // The task needs the main actor to continue, and this test occupies it until both have happened.
        await MainActor.run {
            source.onNext(1)
            task.cancel()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(source.disposals == 1)
    }

    // Contract A7: the caller of `cancel()` disposes of nothing.
    @Test func `a cancellation wakes the task, which disposes of the subscription`() async throws {
        let places = Recorder<String>()
        let (waits, signal) = AsyncStream<Void>.makeStream()
        let source = Observable<Int>.create { _ in
            signal.yield()
            return Disposables.create { places.record(Place.current) }
        }
        let task = Task { try await Place.$current.withValue("in the task") { for try await _ in source.values {} } }
        for await _ in waits { break }
        Place.$current.withValue("in cancel()") { task.cancel() }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(places.elements == ["in the task"])
    }

    // Contract A2: also if the source doesn't return from `subscribe`.
    @Test func `a cancellation stops an endless loop`() async throws {
        let sent = Recorder<Int>()
        let task = Task {
            let source = Observable<Int>.create { observer in
                var number = 0
                while !observer.isDisposed {
                    number += 1
                    sent.record(number)
                    if number == 10 { cancelThisTask() }
                    observer.onNext(number)
                }
                return Disposables.create()
            }
            return await iterate(source.values)
        }
        #expect(await task.value == "cancelled")
        #expect(sent.elements == Array(1...10))
    }

    // Contract L0: dropped elements are freed outside of the lock.
    @Test func `a freed element may send another one`() async throws {
        let mint = Mint()
        let source = PublishSubject<Token>()
        let values = source.startWith(mint.token(1)).values(bufferingPolicy: .bufferingNewest(1))
        var iterator = values.makeAsyncIterator()
        _ = try await iterator.next()
        let sent = LockedValue(false)
        mint.whenFreed {
            let isFirst = sent.withLock { sent in
                defer { sent = true }
                return !sent
            }
            if isFirst { source.onNext(mint.token(9)) }
        }
        source.onNext(mint.token(2))
        source.onNext(mint.token(3))
        #expect(try await iterator.next()?.number == 9)
    }
}

@Suite(.timeLimit(.minutes(5)))
struct AsyncValuesStressTests {
    // Contracts A2, G5, L8: if an element, an end and a cancellation race, one wins, and everything is freed.
    @Test func `ten thousand races end, and leave no object`() async throws {
        let mint = Mint()
        for round in 0..<10_000 {
            let source = PublishSubject<Token>()
            let task = Task {
                var count = 0
                do {
                    for try await _ in source.values(bufferingPolicy: .bufferingNewest(1)) { count += 1 }
                } catch is CancellationError {
                    count += 200
                } catch {
                    count += 100
                }
                return count
            }
            let sender = Task {
                for _ in 0..<2 { source.onNext(mint.token()) }
                if round % 2 == 0 { source.onCompleted() } else { source.onError(Fault.first) }
            }
            if round % 3 != 0 { task.cancel() }
            await sender.value
            let count = await task.value
            #expect([0...2, 100...102, 200...202].contains { $0.contains(count) })
            #expect(!source.hasObservers)
        }
        #expect(mint.liveTokens == 0)
    }

    // Contract A7: if the cancellation, under a lock of the runtime, called the hub while the hub resumes the task
    // under its own lock, both would wait for ever.
    @Test func `a hub that emits and unregisters under one lock never waits for itself`() async throws {
        let hub = LockedHub()
        for round in 0..<20_000 {
            let (registered, signal) = AsyncStream<Void>.makeStream()
            let task = Task {
                for try await _ in hub.observable(onRegistered: { signal.finish() }).values {}
            }
            for await _ in registered {}
            let sender = Task.detached { for number in 0..<3 { hub.send(number) } }
            if round % 2 == 0 { await Task.yield() }
            task.cancel()
            await sender.value
            _ = await task.result
        }
        #expect(hub.isEmpty)
    }
}

/// Emits, registers and unregisters under one lock, which isn't recursive: many hubs of users do.
private final class LockedHub: Sendable {
    private let observers = LockedValue<[Int: AnyObserver<Int>]>([:])
    private let numbers = LockedValue(0)

    var isEmpty: Bool { observers.withLock { $0.isEmpty } }

    func send(_ number: Int) {
        observers.withLock { observers in
            for observer in observers.values { observer.onNext(number) }
        }
    }

    func observable(onRegistered: @escaping @Sendable () -> Void) -> Observable<Int> {
        .create { observer in
            let number = self.numbers.increment()
            self.observers.withLock { $0[number] = observer }
            onRegistered()
            return Disposables.create { self.observers.withLock { $0[number] = nil } }
        }
    }
}

/// Names the task that runs.
private enum Place {
    @TaskLocal static var current = "elsewhere"
}

/// The elements and the end of an iteration, as text.
private func iterate(_ values: AsyncValues<Int>) async -> String {
    var log: [String] = []
    do {
        for try await number in values { log.append("\(number)") }
        log.append("|")
    } catch {
        log.append(error is CancellationError ? "cancelled" : "#")
    }
    return log.joined(separator: " ")
}

private func cancelThisTask() {
    withUnsafeCurrentTask { $0?.cancel() }
}
