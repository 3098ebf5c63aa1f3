import RxBlocking
import RxTraits
import TestSupport
import Testing

/// The tasks that operators start inside an action of the scheduler.
@Suite(.timeLimit(.minutes(1)))
struct OperatorsInVirtualTimeTests {
    let scheduler = TestScheduler()

    /// A call that takes so many seconds of virtual time, on no actor.
    func load(_ name: String, _ seconds: Int = 2) -> @Sendable () async throws -> String {
        let testClock = scheduler.testClock
        return {
            try await testClock.sleep(for: .seconds(seconds))
            return name.uppercased()
        }
    }

    // Contract T13
    @Test func `a task that iterates over an operator's results`() async throws {
        let testClock = scheduler.testClock
        let doubled = Task(executorPreference: scheduler) { [scheduler] in
            var seen: [String] = []
            let slow = Observable.of(1, 2).concatMap { number in
                try await testClock.sleep(for: .seconds(3))
                return number * 2
            }
            for try await number in slow.values { seen.append("\(number) @ \(scheduler.clock)") }
            return seen
        }
        scheduler.start()
        #expect(try await doubled.value == ["2 @ 3", "4 @ 6"])
    }

    // Contract T13
    @Test func `calls that a timer starts`() {
        let source = scheduler.hot("ab---c--|")
        let result = scheduler.result(
            of: source.debounce(.seconds(3), scheduler: scheduler).flatMapLatest { try await load($0)() }
        )
        #expect(result == "------B---(C|)")
    }

    // Contract T13
    @Test func `a call after the pause of a retry`() {
        let calls = LockedValue(0)
        let source = Observable.just(1).concatMap { _ in
            guard calls.increment() > 1 else { throw Offline() }
            return try await load("a")()
        }
        let attempts = source.retry(when: { errors in
            errors.flatMap { _ in Observable<Int>.timer(.seconds(4), scheduler: scheduler) }
        })
        #expect(scheduler.result(of: attempts) == "------(A|)")
    }

    // Contract T13
    @Test func `code under test that nobody records`() {
        let (taps, names) = (PublishSubject<Int>(), BehaviorSubject(value: ""))
        let bag = DisposeBag()
        taps.flatMap(maxConcurrent: 5) { number in try await load("a\(number)", number)() }.subscribe(names).disposed(
            by: bag
        )
        taps.subscribe { number in try await scheduler.testClock.sleep(for: .seconds(number)) }.disposed(by: bag)
        scheduler.scheduleAt(10) { taps.onNext(3) }
        scheduler.scheduleAt(11) { taps.onNext(1) }
        let record = scheduler.record(names)
        scheduler.start()
        #expect(record.events == [.next(0, ""), .next(12, "A1"), .next(13, "A3")])
    }

    // Contract T13
    @Test func `what begins before the run waits for it`() {
        for _ in 0..<100 {
            let scheduler = TestScheduler()
            let testClock = scheduler.testClock
            let record = scheduler.record(
                Observable<Int>.create(priority: nil) { observer in
                    for number in 1...3 {
                        observer.onNext(number)
                        try await testClock.sleep(for: .seconds(2))
                    }
                }
            )
            scheduler.start()
            #expect(record.events == [.next(0, 1), .next(2, 2), .next(4, 3), .completed(6)])
        }
    }

    // Contract T13
    // Main comes when the run is over. The rest of the task runs without the scheduler: nothing runs it again.
    @MainActor
    @Test func `what comes back from main after the run goes on`() async throws {
        let (taps, names) = (PublishSubject<Void>(), PublishSubject<String>())
        let bag = DisposeBag()
        taps.concatMap { @MainActor in "main" }.subscribe(names).disposed(by: bag)
        scheduler.scheduleAt(1) { taps.onNext(()) }
        var results = names.valuesFromNow().makeAsyncIterator()
        scheduler.start()
        #expect(try await results.next() == "main")
    }

    // Contract T13
    // The scheduler can't run a task while its action is blocked.
    @Test func `a blocking read in an action`() throws {
        let results = Recorder<String>()
        scheduler.scheduleAt(1) {
            let name = Observable.just(1).concatMap { _ in
                await Task.yield(); return "read"
            }.toBlocking(timeout: 30)
            results.record((try? name.first()) ?? "nothing")
        }
        scheduler.start()
        #expect(results.elements == ["read"])
    }
}

private struct Offline: Error {}
