import TestSupport
import Testing

struct RetryTests {
    private let scheduler = TestScheduler()

    /// Another source for each attempt.
    private func attempts(_ sources: TestableObservable<String>...) -> Observable<String> {
        let attempt = LockedValue(0)
        return .deferred {
            let index = attempt.withLock { attempt in
                attempt += 1
                return attempt - 1
            }
            return sources[index]
        }
    }

    @Test func `subscribes again whenever the source fails`() {
        let first = scheduler.cold("a--#")
        let second = scheduler.cold("b--c|")
        #expect(scheduler.result(of: attempts(first, second).retry()) == "a--b--c|")
        #expect(first.subscriptionMarbles == ["^--!"])
        #expect(second.subscriptionMarbles == ["---^---!"])
    }

    @Test func `subscribes at most maxAttemptCount times`() {
        let first = scheduler.cold("a--#")
        let second = scheduler.cold("b--#")
        let third = scheduler.cold("c|")
        #expect(scheduler.result(of: attempts(first, second, third).retry(2)) == "a--b--#")
        #expect(third.subscriptions.isEmpty)
    }

    @Test func `the same source is subscribed to again`() {
        let source = scheduler.cold("a-b-#")
        #expect(scheduler.result(of: source.retry(3)) == "a-b-a-b-a-b-#")
        #expect(source.subscriptionMarbles == ["^---!", "----^---!", "--------^---!"])
    }

    @Test func `a source that doesn't fail is subscribed to once`() {
        #expect(trace(Observable.of(1, 2).retry()) == ["1", "2", "|"])
        #expect(trace(Observable<Int>.empty().retry()) == ["|"])
        #expect(trace(Observable.of(1, 2).retry(1)) == ["1", "2", "|"])
        #expect(trace(Observable<Int>.error(Fault.first).retry(1)) == ["#first"])
    }

    // Contract C7
    @Test func `zero attempts complete at once`() {
        let source = TestSource<Int>()
        #expect(trace(source.observable.retry(0)) == ["|"])
        #expect(source.subscriptions == 0)
    }

    // Contracts C7, G7
    @Test func `a negative count traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.of(1).retry(-1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("retry(-1): the number of attempts is negative"))
    }

    /// Fails with each attempt until the last.
    private func failing(until last: Int, _ log: Recorder<String>) -> Observable<Int> {
        let attempt = LockedValue(0)
        return .create { observer in
            let number = attempt.increment()
            log.record("attempt \(number)")
            observer.onNext(number)
            if number < last { observer.onError(Fault.first) } else { observer.onCompleted() }
            return Disposables.create { log.record("\(number) disposed") }
        }
    }

    // Contracts G3, G4
    @Test func `a failed attempt is disposed of before the next one starts`() {
        let log = Recorder<String>()
        _ = failing(until: 2, log).retry().trace(in: log)
        #expect(log.elements == ["attempt 1", "1", "1 disposed", "attempt 2", "2", "|", "disposed", "2 disposed"])
    }

    // Contract G2
    @Test func `a disposal from inside an element stops an endless retry`() {
        let attempts = LockedValue(0)
        let source = Observable<Int>.create { observer in
            attempts.withLock { $0 += 1 }
            observer.onNext(1)
            observer.onError(Fault.first)
            return Disposables.create()
        }
        #expect(trace(source.retry().take(5)) == ["1", "1", "1", "1", "1", "|"])
        #expect(attempts.value == 5)
    }

    // Contracts G1, G7
    @Test func `a throwing closure above fails and ends the attempt`() {
        let calls = LockedValue(0)
        let source = heedless(10).map { number -> Int in
            calls.withLock { $0 += 1 }
            if number == 2 { throw Fault.thrown }
            return number
        }
        #expect(trace(source.retry(3)) == ["1", "1", "1", "#thrown"])
        #expect(calls.value == 6)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.retry() } == [])
        #expect(operatorContractViolations { $0.retry(2) } == [])
    }
}
