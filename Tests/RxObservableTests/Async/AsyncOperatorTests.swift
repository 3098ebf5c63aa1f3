import TestSupport
import Testing

/// The operators with asynchronous closures: each makes a task for an element, so their common behaviour is tested
/// here.
@Suite(.timeLimit(.minutes(5)))
struct AsyncOperatorTests {
    // MARK: Order

    @Test func `concatMap makes one call after the other, in order`() async throws {
        let log = Recorder<String>()
        let letters = Observable.of("a", "b", "c").concatMap { letter in
            log.record("begin \(letter)")
            await Task.yield()
            log.record("end \(letter)")
            return letter.uppercased()
        }
        #expect(try await all(letters) == ["A", "B", "C"])
        #expect(log.elements == ["begin a", "end a", "begin b", "end b", "begin c", "end c"])
    }

    @Test func `flatMap runs at most maxConcurrent calls at a time`() async throws {
        let gate = Gate()
        let (running, most) = (LockedValue(0), LockedValue(0))
        let numbers = Observable.range(start: 1, count: 6).flatMap(maxConcurrent: 2) { number in
            let now = running.increment()
            most.withLock { $0 = max($0, now) }
            await gate.wait()
            running.withLock { $0 -= 1 }
            return number
        }
        async let result = all(numbers)
        await gate.arrivals(2)
        #expect(running.value == 2)
        gate.open()
        #expect(try await result.sorted() == [1, 2, 3, 4, 5, 6])
        #expect(most.value == 2)
    }

    // Contracts A9, G7
    @Test(arguments: ["concatMap", "flatMap", "flatMapLatest", "flatMapFirst"])
    func `a closure with an optional sequence is reported`(name: String) async {
        let result = await #expect(
            processExitsWith: isDebugBuild ? .failure : .success,
            observing: [\.standardErrorContent]
        ) { [name] in
            let load: @Sendable (Int) -> Observable<Int>? = { .just($0) }
            let ids = Observable.of(1)
            switch name {
            case "concatMap": _ = ids.concatMap { load($0) }
            case "flatMap": _ = ids.flatMap(maxConcurrent: 2) { load($0) }
            case "flatMapLatest": _ = ids.flatMapLatest { load($0) }
            default: _ = ids.flatMapFirst { load($0) }
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("a closure returns Optional<Observable<Int>>, to which nobody would subscribe"))
        #expect(message.contains("end it with `?? .empty()`"))
    }

    // Contract A9
    @Test func `a closure that awaits a sequence is reported, and deferred subscribes to it`() async throws {
        await #expect(processExitsWith: isDebugBuild ? .failure : .success) {
            _ = Observable.of(1).flatMapLatest { number in Observable.just(await double(number)) }
        }
        let numbers = Observable.of(1).flatMapLatest { number in
            Observable.deferred { .just(await double(number)) }
        }
        #expect(try await all(numbers) == [2])
    }

    // Contract C7
    @Test(arguments: [0, -1]) func `flatMap runs at least one call`(maxConcurrent: Int) async throws {
        let numbers = Observable.of(1, 2).flatMap(maxConcurrent: maxConcurrent) { await double($0) }
        #expect(try await all(numbers) == [2, 4])
    }

    @Test func `flatMap sends results as they come`() async throws {
        let slow = Gate()
        let numbers = Observable.of(1, 2).flatMap(maxConcurrent: .max) { number in
            if number == 1 { await slow.wait() }
            return number
        }
        var order: [Int] = []
        for try await number in numbers.values {
            order.append(number)
            slow.open()
        }
        #expect(order == [2, 1])
    }

    @Test func `flatMapLatest cancels the former call and drops its result`() async throws {
        let source = PublishSubject<Int>()
        let gate = Gate()
        let cancelled = Recorder<Int>()
        let results = source.flatMapLatest { number in
            if number == 1 {
                await gate.wait()
                if Task.isCancelled { cancelled.record(number) }
            }
            return number
        }
        let values = results.valuesFromNow()
        source.onNext(1)
        await gate.arrivals()
        source.onNext(2)
        source.onCompleted()
        gate.open()
        #expect(try await values.reduce(into: []) { $0.append($1) } == [2])
        #expect(cancelled.elements == [1])
    }

    @Test func `flatMapFirst ignores elements during a call`() async throws {
        let source = PublishSubject<Int>()
        let gate = Gate()
        let calls = Recorder<Int>()
        let results = source.flatMapFirst { number in
            calls.record(number)
            await gate.wait()
            return number
        }
        var iterator = results.valuesFromNow().makeAsyncIterator()
        source.onNext(1)
        await gate.arrivals()
        source.onNext(2)
        gate.open()
        #expect(try await iterator.next() == 1)
        source.onNext(3)
        #expect(try await iterator.next() == 3)
        #expect(calls.elements == [1, 3])
    }

    @Test func `filter calls its closure for one element at a time, in order`() async throws {
        let log = Recorder<String>()
        let odd = Observable.of(1, 2, 3).filter(maxConcurrent: 1) { number in
            log.record("begin \(number)")
            await Task.yield()
            log.record("end \(number)")
            return number % 2 == 1
        }
        #expect(try await all(odd) == [1, 3])
        #expect(log.elements == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    }

    @Test func `compactMap drops the elements without a result`() async throws {
        let numbers = Observable.of("1", "x", "3").compactMap(maxConcurrent: 1) { text in
            await Task.yield()
            return Int(text)
        }
        #expect(try await all(numbers) == [1, 3])
    }

    @Test(arguments: [0, 1]) func `filter and compactMap emit as calls return when several run`(form: Int) async throws
    {
        let slow = Gate()
        let source = Observable.of(1, 2, 3)
        let passes: @Sendable (Int) async -> Bool = { number in
            if number == 1 { await slow.wait() }
            return number != 2
        }
        let numbers =
            form == 0
            ? source.filter(maxConcurrent: 3, passes)
            : source.compactMap(maxConcurrent: 3) { await passes($0) ? $0 : nil }
        var order: [Int] = []
        for try await number in numbers.values {
            order.append(number)
            slow.open()
        }
        #expect(order == [3, 1])
    }

    @Test func `do finishes with each element before sending it`() async throws {
        let log = Recorder<String>()
        let numbers = Observable.of(1, 2)
            .do(awaiting: { number in
                await Task.yield()
                log.record("do \(number)")
            })
        for try await number in numbers.values { log.record("next \(number)") }
        #expect(log.elements.filter { $0.hasPrefix("do") } == ["do 1", "do 2"])
        #expect(log.elements.first == "do 1")
        #expect(log.elements.contains("next 2"))
    }

    // MARK: Errors

    // Contract G7
    @Test func `an error of the closure fails the sequence, and disposes of the source`() async throws {
        for form in forms(throwing: Fault.first) {
            let source = TestSource<Int>()
            let values = form(source.observable).valuesFromNow()
            source.onNext(1)
            await #expect(throws: Fault.first) { for try await _ in values {} }
            #expect(source.disposals == 1)
        }
    }

    @Test func `an error of the source fails the sequence`() async {
        for form in forms() {
            await #expect(throws: Fault.second) { try await all(form(.error(Fault.second))) }
        }
    }

    @Test func `catch replaces the error by an element`() async throws {
        let source = Observable.of(1).concat(Observable.error(Fault.first))
        #expect(try await all(source.catch { error in await double(error is Fault ? 2 : 0) }) == [1, 4])
        await #expect(throws: Fault.second) {
            try await all(source.catch { _ in try await fail(Fault.second) })
        }
    }

    @Test func `retry calls its closure with the error and the number of failures`() async throws {
        let (asked, attempts) = (Recorder<String>(), LockedValue(0))
        let source = Observable<Int>.deferred {
            let attempt = attempts.increment()
            let end: Observable<Int> = attempt < 3 ? .error(Fault.first) : .empty()
            return Observable.of(attempt).concat(end)
        }
        let patient = source.retry { error, failures in
            await Task.yield()
            asked.record("\(error) \(failures)")
            return failures < 5
        }
        #expect(try await all(patient) == [1, 2, 3])
        #expect(asked.elements == ["first 1", "first 2"])
    }

    @Test func `retry fails with the error if the closure returns false, and with the closure's own error`() async {
        let source = Observable<Int>.error(Fault.first)
        await #expect(throws: Fault.first) { try await all(source.retry { _, failures in await less(failures, 3) }) }
        await #expect(throws: Fault.second) {
            try await all(
                source.retry { _, _ in
                    _ = try await fail(Fault.second)
                    return true
                }
            )
        }
    }

    // MARK: Disposal

    // Contracts A6, G2
    @Test func `disposal cancels the call, and no event is delivered`() async throws {
        for operation in 0..<6 {
            let (gate, ended) = (Gate(), Gate())
            let log = Recorder<String>()
            let closure: @Sendable (Int) async throws -> Int = { number in
                await gate.wait()
                log.record(Task.isCancelled ? "cancelled" : "not cancelled")
                Task { await ended.wait() }
                return number
            }
            let source = Observable.just(1)
            let chain: Observable<Int> =
                switch operation {
                case 0: source.concatMap(closure)
                case 1: source.flatMap(maxConcurrent: 2, closure)
                case 2: source.flatMapLatest(closure)
                case 3: source.flatMapFirst(closure)
                case 4: source.filter(maxConcurrent: 2) { try await closure($0) == 1 }
                default: source.compactMap(maxConcurrent: 2, closure)
                }
            let subscription = chain.subscribe(onNext: { log.record("\($0)") }, onCompleted: { log.record("|") })
            await gate.arrivals()
            subscription.dispose()
            gate.open()
            await ended.arrivals()
            #expect(log.elements == ["cancelled"])
        }
    }

    // Contracts A6, G2: between the element and the call, the subscription is disposed of on the closure's own actor.
    @MainActor @Test func `no call is made for a subscription disposed of on its actor`() async {
        var calls = 0
        // The task's captures are freed when it is over, and before the disposal it can't get to the main actor.
        let isOver = trackPayload { payload in
            Observable.just(1).concatMap { number in
                await Task.yield()
                return number + payload.number
            }
            .flatMap(maxConcurrent: 1) { (_: Int) async in
                calls += 1
                await Task.yield()
            }
            .subscribe { _ in }
            .dispose()
        }
        await eventually { isOver() }
        #expect(isOver())
        #expect(calls == 0)
    }

    // MARK: Isolation

    // Contract A6
    @MainActor @Test func `closures run on the actor where they were written`() async throws {
        let model = Model()
        #expect(try await model.titles() == ["1", "2", "3"])
        #expect(model.seen == [1, 2, 3])
        let meter = Meter()
        #expect(try await meter.sum(of: .of(1, 2, 3)) == [1, 3, 6])
    }
}

@MainActor private final class Model {
    var seen: [Int] = []

    func titles() async throws -> [String] {
        try await all(
            Observable.of(1, 2, 3).concatMap { number in
                MainActor.assertIsolated()
                self.seen.append(number)
                await Task.yield()
                return "\(number)"
            }
        )
    }
}

private actor Meter {
    private var total = 0

    func sum(of numbers: Observable<Int>) async throws -> [Int] {
        try await all(
            numbers.concatMap { number in
                await Task.yield()
                self.preconditionIsolated()
                self.total += number
                return self.total
            }
        )
    }
}

private func forms(
    throwing error: (any Error)? = nil
) -> [@Sendable (Observable<Int>) -> Observable<Int>] {
    let closure: @Sendable (Int) async throws -> Int = { number in
        await Task.yield()
        if let error { throw error }
        return number
    }
    return [
        { $0.concatMap(closure) }, { $0.flatMap(maxConcurrent: 2, closure) }, { $0.flatMapLatest(closure) },
        { $0.flatMapFirst(closure) }, { $0.do(awaiting: { _ = try await closure($0) }) },
        { $0.filter(maxConcurrent: 2) { try await closure($0) > 0 } }, { $0.compactMap(maxConcurrent: 2, closure) },
    ]
}

private func all<Element: Sendable>(_ source: Observable<Element>) async throws -> [Element] {
    try await source.values.reduce(into: []) { $0.append($1) }
}

private func double(_ number: Int) async -> Int { number * 2 }

private func less(_ number: Int, _ other: Int) async -> Bool { number < other }

private func fail(_ error: any Error) async throws -> Int { throw error }
