import Dispatch
import RxExtras
import TestSupport
import Testing

/// The policy `.wait`; the tests of the operators have the other ones.
@Suite(.timeLimit(.minutes(5)))
struct PressurePolicyTests {
    /// How many elements have been made, how many have been handled, and the largest difference.
    private struct Ahead {
        var made = 0
        var handled = 0
        var largest = 0

        mutating func make() {
            made += 1
            largest = max(largest, made - handled)
        }
    }

    private final class Counter: Sendable {
        private let counts = LockedValue(Ahead())

        var made: Int { counts.value.made }
        var largest: Int { counts.value.largest }

        func make() { counts.withLock { $0.make() } }

        func handle() { counts.withLock { $0.handled += 1 } }
    }

    /// The numbers from 0 as an asynchronous sequence, which makes one when it is asked.
    private struct Numbers: AsyncSequence, Sendable {
        struct Iterator: AsyncIteratorProtocol {
            let counter: Counter
            let count: Int
            var next = 0

            mutating func next() async -> Int? {
                guard next < count, !Task.isCancelled else { return nil }
                counter.make()
                next += 1
                return next - 1
            }
        }

        let counter: Counter
        var count = Int.max

        func makeAsyncIterator() -> Iterator { Iterator(counter: counter, count: count) }
    }

    private func text(_ event: Event<Int>) -> String {
        switch event {
        case .next(let element): "\(element)"
        case .error(let error): "#\((error as? PressureError)?.limit ?? 0)"
        case .completed: "|"
        }
    }

    // MARK: - A thread

    // Contract G2
    @Test func `without a queue that lets it wait, no thread is blocked`() {
        let log = Recorder<Int>()
        let source = Observable<Int>.create { observer in
            for number in 1...3 { observer.onNext(blocking: number) }
            return Disposables.create()
        }
        source.subscribe(onNext: { log.record($0) }).dispose()
        #expect(log.elements == [1, 2, 3])
    }

    // MARK: - A loop

    // Contract A10
    @Test func `a loop runs on the scheduler, as far as there is room`() {
        let scheduler = TestScheduler(initialClock: 0)
        let counter = Counter()
        let numbers = Observable.range(start: 0, count: 100).do(onNext: { _ in counter.make() })
        let observer = scheduler.record(numbers.observe(on: scheduler, pressure: .wait(4)))
        #expect(counter.made == 4)
        scheduler.advanceTo(3)
        #expect((5...8).contains(counter.made))
        scheduler.start()
        #expect(observer.events.compactMap(\.value.element) == Array(0..<100))
        #expect(observer.events.last?.value.isCompleted == true)
    }

    // Contracts A10, G5, G6
    @Test(arguments: [0, 1, 2, 5]) func `an endless loop ends with its subscription, and is freed`(ticks: Int) async {
        await #expect(processExitsWith: .success) { [ticks] in
            let before = Resources.total
            Self.endLoops(after: ticks)
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }

    private static func endLoops(after ticks: Int) {
        let scheduler = TestScheduler(initialClock: 0)
        let numbers = Observable<Int>.generate(initialState: 0, condition: { _ in true }, iterate: { $0 + 1 })
            .observe(on: scheduler, pressure: .wait(3))
        let sum = LockedValue(0)
        _ = numbers.take(10).subscribe(onNext: { number in sum.withLock { $0 += number } })
        scheduler.start()
        precondition(sum.value == 45)
        let subscription = numbers.subscribe()
        scheduler.advanceTo(scheduler.clock + ticks)
        subscription.dispose()
        scheduler.start()
    }

    // Contract A10
    @Test func `a scheduler of the calling thread needs no room`() {
        let log = Recorder<Int>()
        for scheduler: any ImmediateSchedulerType in [ImmediateScheduler.instance, CurrentThreadScheduler.instance] {
            let burst = Observable<Int>.of(10, 20).flatMap { number in
                Observable<Int>.create { observer in
                    for index in 0..<3 { observer.onNext(number + index) }
                    observer.onCompleted()
                    return Disposables.create()
                }
            }
            _ = burst.observe(on: scheduler, pressure: .wait(1)).subscribe(onNext: log.record)
            #expect(log.removeAll() == [10, 11, 12, 20, 21, 22])
        }
    }

    // Contracts G5, A10
    @Test(.timeLimit(.minutes(1))) func `a subscription of a side effect doesn't wait for room`() async {
        let (log, closed) = (Recorder<Int>(), Gate())
        let opened = Observable.of(10, 20, 30).do(onNext: { number in
            _ = Observable.of(1, 2).subscribe(onNext: { log.record(number + $0) })
        })
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "queue")
        _ = opened.observe(on: queue, pressure: .wait(1)).take(1)
            .subscribe(onCompleted: { Task { await closed.wait() } })
        await closed.arrivals()
        #expect(Array(log.elements.prefix(2)) == [11, 12])
    }

    // Contracts A8, A10
    @Test func `a loop over values makes an element when it is asked, whatever an operator makes of it`() async throws {
        let counter = Counter()
        let numbers = Observable.range(start: 0, count: 100).do(onNext: { _ in counter.make() })
            .flatMap { number in
                Observable<Int>.create { observer in
                    for _ in 0..<3 { observer.onNext(number) }
                    observer.onCompleted()
                    return Disposables.create()
                }
            }
        var count = 0
        for try await number in numbers.values(pressure: .wait(1)) {
            #expect(number == count / 3 && counter.made == number + 1)
            count += 1
        }
        #expect(count == 300)
    }

    // Contracts A10, T13: the loop goes on in a task of its own, which the scheduler runs, too.
    @Test func `a loop that waits behind the end of a task runs in virtual time`() {
        let first = Observable.just(0).concatMap { number in
            await Task.yield()
            return number
        }
        let scheduler = TestScheduler()
        let record = scheduler.record(
            first.concat(Observable.range(start: 1, count: 99)).values(pressure: .wait(10))
        )
        scheduler.start()
        #expect(record.events == (0..<100).map { .next(0, $0) } + [.completed(0)])
    }

    // Contracts A4, A10
    @MainActor
    @Test(arguments: [false, true]) func `a loop that belongs to main stays there`(isHop: Bool) async throws {
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "queue")
        let numbers = PublishSubject<Int>().observe(on: MainScheduler.instance).startWith(1, 2, 3, 4)
            .map { number in
                MainActor.preconditionIsolated()
                return number
            }
            .take(4)
        let source = isHop ? numbers.observe(on: queue, pressure: .wait(4)) : numbers.asObservable()
        let log = Probe<Int>()
        let subscription = source.subscribe(pressure: .wait(4), onNext: { @concurrent in log.record($0) })
        #expect(await log.elements(4) == [1, 2, 3, 4])
        subscription.dispose()
    }

    // MARK: - A source that can't wait

    // Contract A10
    @Test func `a subject fails when there is no room, after the elements that wait`() async throws {
        let source = PublishSubject<Int>()
        let counter = DropCounter()
        let values = source.valuesFromNow(pressure: .wait(2), counter: counter)
        for number in 1...4 { source.onNext(number) }
        #expect(!source.hasObservers)
        let log = Recorder<String>()
        do {
            for try await number in values { log.record("\(number)") }
        } catch let error as PressureError {
            log.record("#\(error.limit)")
        }
        #expect(log.elements == ["1", "2", "#2"])
        #expect(counter.count == 1)
    }

    // Contract A10
    @Test func `a subject fails before a scheduler, too`() {
        let scheduler = TestScheduler()
        let source = PublishSubject<Int>()
        let counter = DropCounter()
        let log = Recorder<String>()
        _ = source.observe(on: scheduler, pressure: .wait(2), counter: counter).subscribe { log.record(text($0)) }
        for number in 1...4 { source.onNext(number) }
        scheduler.start()
        #expect(log.elements == ["1", "2", "#2"])
        #expect(counter.count == 1)
    }

    // Contract A10
    @Test func `a subject that is fed by a source that waits for another queue can't wait`() async throws {
        let fed = PublishSubject<Int>()
        let other = fed.valuesFromNow(pressure: .wait(1))
        let source = Numbers(counter: Counter(), count: 3).asObservable().do(onNext: fed.onNext)
        for try await _ in source.values(pressure: .wait(1)) {}
        await #expect(throws: PressureError.self) { for try await _ in other {} }
    }

    // MARK: - A task

    // Contract A10
    @Test func `an asynchronous sequence is asked when there is room`() async throws {
        let counter = Counter()
        var expected = 0
        for try await number in Numbers(counter: counter, count: 1_000).asObservable().values(pressure: .wait(4)) {
            #expect(number == expected)
            expected += 1
            counter.handle()
            if number % 10 == 0 { await Task.yield() }
        }
        #expect(expected == 1_000)
        // Four wait, the loop has one, and so has the source.
        #expect(counter.largest <= 6)
    }

    // Contract A10
    @Test(arguments: 0..<3, [false, true])
    func `a loop behind a task, or on a scheduler, waits`(form: Int, isHop: Bool) async throws {
        let counter = Counter()
        let loop = Observable.range(start: 0, count: 1_000).do(onNext: { _ in counter.make() })
        let (here, there) = (
            SerialDispatchQueueScheduler(internalSerialQueueName: "here"),
            SerialDispatchQueueScheduler(internalSerialQueueName: "there")
        )
        let source =
            switch form {
            case 0: Numbers(counter: Counter(), count: 3).asObservable().filter { $0 < 0 }.concat(loop)
            case 1: Observable<Int>.asyncSequence { Failing() }.catch { _ in loop }
            default: loop.subscribe(on: here)
            }
        let hop = isHop ? source.observe(on: there, pressure: .wait(4)) : source
        var expected = 0
        for try await number in hop.values(pressure: .wait(4)) {
            #expect(number == expected)
            expected += 1
            counter.handle()
            if number % 10 == 0 { await Task.yield() }
        }
        #expect(expected == 1_000)
        // Four wait in each queue, and the loop and the hop have one.
        #expect(counter.largest <= (isHop ? 11 : 6))
    }

    /// Fails at once.
    private struct Failing: AsyncSequence, AsyncIteratorProtocol, Sendable {
        mutating func next() async throws -> Int? { throw RxError.noElements }

        func makeAsyncIterator() -> Failing { self }
    }

    // Contracts A10, G2, G5
    @Test func `cancellation of the loop ends a task that waits for room`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            let counter = Counter()
            let gate = Gate()
            let task = Task {
                for try await _ in Numbers(counter: counter).asObservable().values(pressure: .wait(2)) {
                    await gate.wait()
                }
            }
            await gate.arrivals()
            await eventually { counter.made == 4 }
            precondition(counter.made == 4, "\(counter.made) made")
            task.cancel()
            gate.open()
            _ = await task.result
            await eventually { Resources.total == before }
            precondition(Resources.total == before, "\(Resources.total - before) left")
            precondition(counter.made <= 5)
        }
    }

    // Contracts A10, G5
    @Test func `a task that waits ends when another source takes its place`() async throws {
        let counter = Counter()
        let sources = PublishSubject<Observable<Int>>()
        let values = sources.switchLatest().valuesFromNow(pressure: .wait(1))
        let freed = Probe<String>()
        sources.onNext(tracked(Numbers(counter: counter).asObservable(), freed))
        await eventually { counter.made == 2 }
        #expect(counter.made == 2)
        sources.onNext(.empty())
        sources.onCompleted()
        #expect(await freed.elements(1) == ["freed"])
        var log: [Int] = []
        for try await number in values { log.append(number) }
        #expect(log == [0])
    }

    private func tracked(_ source: Observable<Int>, _ probe: Probe<String>) -> Observable<Int> {
        let tracked = Tracked(probe)
        return .deferred {
            source.do(onDispose: { tracked.touch() })
        }
    }

    /// 1 to 4; its task is cancelled before the third.
    private struct Cancelling: AsyncSequence, AsyncIteratorProtocol, Sendable {
        var number = 0

        mutating func next() async -> Int? {
            number += 1
            if number == 3 { withUnsafeCurrentTask { $0?.cancel() } }
            return number < 5 ? number : nil
        }

        func makeAsyncIterator() -> Cancelling { self }
    }

    // Contracts A3, A10
    @Test func `a task that is cancelled from within doesn't wait, and loses nothing`() async throws {
        let values = Cancelling().asObservable().valuesFromNow(pressure: .wait(1))
        let log = Recorder<Int>()
        await #expect(throws: CancellationError.self) {
            for try await number in values {
                log.record(number)
                await Task.yield()
            }
        }
        #expect(log.elements == [1, 2, 3, 4])
    }

    // Contract A10
    @Test func `queues on the way wait for each other`() async throws {
        let (first, second) = (
            SerialDispatchQueueScheduler(internalSerialQueueName: "first"),
            SerialDispatchQueueScheduler(internalSerialQueueName: "second")
        )
        let counter = Counter()
        for source in [
            Observable.range(start: 0, count: 500).do(onNext: { _ in counter.make() }),
            Numbers(counter: counter, count: 500).asObservable(),
        ] {
            let hops = source.observe(on: first, pressure: .wait(3)).map { $0 }
                .observe(on: second, pressure: .wait(2))
                .concatMap(pressure: .wait(2)) { number in
                    await Task.yield()
                    return number
                }
            var expected = 0
            for try await number in hops.values(pressure: .wait(2)) {
                #expect(number == expected)
                expected += 1
                counter.handle()
            }
            #expect(expected == 500)
        }
        // Nine wait, and at most one more is in the hands of each of the five that pass them on.
        #expect(counter.largest <= 14)
    }

    // Contract A10
    @Test func `subscribe with a closure lets a source wait`() async {
        let counter = Counter()
        let done = Gate()
        let subscription = Numbers(counter: counter, count: 200).asObservable().subscribe(
            pressure: .wait(3),
            onNext: { _ in
                await Task.yield()
                counter.handle()
            },
            onCompleted: { Task { await done.wait() } }
        )
        await done.arrivals()
        #expect(counter.made == 200)
        #expect(counter.largest <= 5)
        subscription.dispose()
    }

    // Contracts C7, G7
    @Test func `a limit of zero traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.of(1).values(pressure: .wait(0))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("values(pressure: wait(0)): no element could ever wait"))
    }
}
