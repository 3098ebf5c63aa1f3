import Dispatch
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RetryWhenTests {
    private let scheduler = TestScheduler()

    @Test func `retry(when: { $0.delay(2) }) as documented`() {
        let attempts = [scheduler.cold("a--#"), scheduler.cold("b--c|")]
        let chain = inTurn(attempts).retry(when: { errors in
            errors.delay(.seconds(2), scheduler: scheduler)
        })
        scheduler.expect(chain, "a----b--c|")
        scheduler.expectSubscriptions(of: attempts[0], "^--!")
        scheduler.expectSubscriptions(of: attempts[1], "-----^---!")
    }

    @Test(arguments: [
        ("--|", "a-b|"),
        // Elements of the trigger that come while the source runs have no effect.
        ("1111------1----|", "a-b-------a-b--|"),
        // The trigger's end takes effect at the next error, or at once if the source waits.
        ("----|", "a-b-|"),
        ("----#", "a-b-#"),
        ("|", "a-b|"),
        ("-#", "a-b#"),
    ])
    func `the trigger decides`(trigger: String, expected: String) {
        let source = scheduler.cold("a-b#")
        let signals = scheduler.hot(trigger)
        scheduler.expect(source.retry(when: { _ in signals }), Marbles(expected))
    }

    @Test func `an error of another type passes through`() {
        let source = inTurn([Observable<Int>.error(Fault.first), .error(Fault.second), .error(TestError(number: 1))])
        let seen = Recorder<Fault>()
        let chain = source.retry(on: Fault.self, when: { $0.do(onNext: seen.record) })
        #expect(trace(chain) == ["#TestError(number: 1)"])
        #expect(seen.elements == [.first, .second])
    }

    @Test func `a trigger counts failures`() {
        let source = inTurn((1...10).map { Observable.just($0).concat(Observable.error(Fault.first)) })
        #expect(trace(source.retry(when: { $0.take(2) })) == ["1", "2", "3", "|"])
    }

    @Test func `the errors may be subscribed to more than once`() {
        let source = inTurn((1...10).map { Observable.just($0).concat(Observable.error(Fault.first)) })
        let count = LockedValue(0)
        let chain = source.retry(when: { errors in
            Observable.zip(errors.do(onNext: { _ in count.withLock { $0 += 1 } }), errors.scan(0) { n, _ in n + 1 })
                .flatMap { error, number in number < 3 ? Observable.just(number) : .error(error) }
        })
        #expect(trace(chain) == ["1", "2", "3", "#first"])
        #expect(count.value == 3)
    }

    @Test func `a failed source is disposed of before the trigger gets the error`() {
        let source = TestSource<Int>()
        let disposals = LockedValue<[Int]>([])
        let subscription = source.observable.retry(when: { errors in
            errors.do(onNext: { _ in disposals.withLock { $0.append(source.disposals) } }).map { _ in 0 }.filter { _ in
                false
            }
        }).subscribe { _ in }
        source.onError()
        #expect(disposals.value == [1])
        subscription.dispose()
        #expect(source.subscriptions == 1)
    }

    // Contract G8
    @Test func `the stack stays flat when many attempts fail at once`() throws {
        let last = LockedValue(0)
        try runOnSmallStack {
            let attempts = LockedValue(0)
            let source = Observable<Int>.deferred {
                let attempt = attempts.increment()
                return attempt < 100_000 ? .error(Fault.first) : .just(attempt)
            }
            _ = source.retry(when: { $0 }).subscribe(onNext: { last.value = $0 })
        }
        #expect(last.value == 100_000)
    }

    // Contract G8: the first error comes later, so the attempts start inside an event of the trigger.
    @Test func `the stack stays flat when the trigger starts the attempts`() throws {
        let last = LockedValue(0)
        try runOnSmallStack {
            let attempts = LockedValue(0)
            let first = PublishSubject<Int>()
            let source = Observable<Int>.deferred {
                let attempt = attempts.increment()
                if attempt == 1 { return first }
                return attempt < 100_000 ? .error(Fault.first) : .just(attempt)
            }
            _ = source.retry(when: { $0.map { _ in } }).subscribe(onNext: { last.value = $0 })
            first.onError(Fault.first)
        }
        #expect(last.value == 100_000)
    }

    // Contracts G1, G2, G3, G4, G5, L0
    @Test func `keeps the contract`() {
        #expect(operatorContractViolations { $0.retry(when: { $0.take(1) }) } == [])
        #expect(operatorContractViolations { source, other in source.retry(when: { _ in other }) } == [])
    }
}

/// The first sequence for the first subscriber, the second for the second, and so on.
private func inTurn<Source: ObservableConvertibleType & Sendable>(
    _ sources: [Source]
) -> Observable<Source.Element> where Source.Element: Sendable {
    let remaining = LockedValue(Array(sources.reversed()))
    return .deferred { remaining.withLock { $0.popLast() }?.asObservable() ?? .never() }
}
