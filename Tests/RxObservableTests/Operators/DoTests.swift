import TestSupport
import Testing

struct DoTests {
    @Test func `leaves the sequence as it is`() {
        let scheduler = TestScheduler()
        let log = Recorder<String>()
        let source = scheduler.hot("a--b--|")
        #expect(scheduler.result(of: source.do(onNext: { log.record($0) })) == "a--b--|")
        #expect(log.elements == ["a", "b"])
        #expect(source.subscriptionMarbles == ["^-----!"])
    }

    @Test func `an error and an empty source pass through`() {
        #expect(trace(Observable<Int>.error(Fault.first).do()) == ["#first"])
        #expect(trace(Observable<Int>.empty().do()) == ["|"])
    }

    private func watched(_ source: TestSource<Int>, _ log: Recorder<String>) -> Observable<Int> {
        source.observable.do(
            onNext: { log.record("onNext \($0)") },
            afterNext: { log.record("afterNext \($0)") },
            onError: { log.record("onError \($0)") },
            afterError: { log.record("afterError \($0)") },
            onCompleted: { log.record("onCompleted") },
            afterCompleted: { log.record("afterCompleted") },
            onSubscribe: { log.record("onSubscribe") },
            onSubscribed: { log.record("onSubscribed") },
            onDispose: { log.record("onDispose") }
        )
    }

    // Contract G3
    @Test func `each closure runs in its place, to completion`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let subscription = watched(source, log).trace(in: log)
        #expect(log.removeAll() == ["onSubscribe", "onSubscribed"])
        source.onNext(1)
        #expect(log.removeAll() == ["onNext 1", "1", "afterNext 1"])
        source.onCompleted()
        subscription.dispose()
        #expect(log.elements == ["onCompleted", "|", "disposed", "source disposed", "onDispose", "afterCompleted"])
    }

    // Contract G3
    @Test func `each closure runs in its place, to the error`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let subscription = watched(source, log).trace(in: log)
        log.removeAll()
        source.onError(Fault.first)
        subscription.dispose()
        #expect(
            log.elements == [
                "onError first", "#first", "disposed", "source disposed", "onDispose", "afterError first",
            ]
        )
    }

    // Contracts G3, G4
    @Test func `each closure runs in its place, to disposal`() {
        let log = Recorder<String>()
        let source = TestSource<Int> { log.record("source disposed") }
        let subscription = watched(source, log).trace(in: log)
        log.removeAll()
        subscription.dispose()
        subscription.dispose()
        #expect(log.elements == ["source disposed", "onDispose", "disposed"])
    }

    // Contracts G3, G4
    @Test(arguments: ["completes", "fails", "is taken from", "is left by onSubscribed"])
    func `a source that ends while it is being subscribed to`(source: String) {
        let log = Recorder<String>()
        let elements: Observable<Int> =
            switch source {
            case "completes": .empty()
            case "fails": .error(Fault.first)
            case "is taken from": .just(1)
            default: .never()
            }
        let leave = PublishSubject<Void>()
        let isSpinning = LockedValue(false)
        let watched = elements.do(
            onSubscribed: {
                leave.onNext(())
                isSpinning.value = true
                log.record("onSubscribed")
            },
            onDispose: {
                isSpinning.value = false
                log.record("onDispose")
            }
        )
        _ = watched.take(1).take(until: leave).subscribe(onError: { _ in }, onDisposed: { log.record("disposed") })
        #expect(log.elements == ["disposed", "onSubscribed", "onDispose"])
        #expect(!isSpinning.value)
    }

    // Contract G4
    @Test func `onDispose runs once for each attempt of a retry`() {
        let log = Recorder<String>()
        let source = Observable<Int>.error(Fault.first).do(onDispose: { log.record("onDispose") })
        #expect(trace(source.retry(3)) == ["#first"])
        #expect(log.count == 3)
    }

    // Contracts G1, G2, G3, G4, G5, G6, G7, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.do(onNext: { _ in throw error }) },
            calling: { source, closure in
                source.do(
                    onNext: { _ in closure() },
                    afterNext: { _ in closure() },
                    onError: { _ in closure() },
                    afterError: { _ in closure() },
                    onCompleted: { closure() },
                    afterCompleted: { closure() },
                    onSubscribe: { closure() },
                    onSubscribed: { closure() },
                    onDispose: { closure() }
                )
            },
            { $0.do(onDispose: {}) }
        )
        #expect(violations == [])
    }

    // Contract G7
    @Test func `an onNext or afterNext that throws becomes one error`() {
        for calls in [0, 2] {
            expectOneError(after: calls) { source, body in source.do(onNext: { _ in try body() }) }
            expectOneError(after: calls) { source, body in source.do(afterNext: { _ in try body() }) }
        }
        #expect(trace(Observable.of(1, 2).do(onNext: { _ in throw Fault.thrown })) == ["#thrown"])
        #expect(trace(Observable.of(1, 2).do(afterNext: { _ in throw Fault.thrown })) == ["1", "#thrown"])
    }

    // Contract G7
    @Test func `an onError or onCompleted that throws replaces the end`() {
        let failing = Observable<Int>.error(Fault.first)
        #expect(trace(failing.do(onError: { _ in throw Fault.thrown })) == ["#thrown"])
        #expect(trace(Observable.of(1).do(onCompleted: { throw Fault.thrown })) == ["1", "#thrown"])
    }

    // Contracts G1, G10
    @Test func `an error thrown after the end goes to the default handler, with the place of the subscription`() async {
        await #expect(processExitsWith: .success) {
            let errors = Recorder<String>()
            Hooks.recordCallStackOnError = true
            Hooks.customCaptureSubscriptionCallstack = { ["here"] }
            Hooks.defaultErrorHandler = { lines, error in errors.record("\(error) \(lines)") }
            let failing = Observable<Int>.error(Fault.first)
            precondition(trace(failing.do(afterError: { _ in throw Fault.second })) == ["#first"])
            precondition(trace(Observable.of(1).do(afterCompleted: { throw Fault.thrown })) == ["1", "|"])
            precondition(errors.elements == [#"second ["here"]"#, #"thrown ["here"]"#])
        }
    }

    // Contracts G1, G10
    @Test func `an error of afterNext after the result has ended goes to the default handler`() async {
        await #expect(processExitsWith: .success) {
            let errors = Recorder<String>()
            Hooks.recordCallStackOnError = true
            Hooks.customCaptureSubscriptionCallstack = { ["here"] }
            Hooks.defaultErrorHandler = { lines, error in errors.record("\(error) \(lines)") }
            let failing = Observable.of(1, 2).do(afterNext: { _ in throw Fault.thrown })
            precondition(trace(failing.take(1)) == ["1", "|"])
            precondition(errors.elements == [#"thrown ["here"]"#])
            // An error that the observer gets goes nowhere else.
            precondition(trace(failing) == ["1", "#thrown"])
            precondition(errors.count == 1)
        }
    }

    // Contracts G1, G2, G10
    @Test func `an afterNext that throws sends no error after disposal`() async {
        await #expect(processExitsWith: .success) {
            let errors = Recorder<String>()
            Hooks.defaultErrorHandler = { _, error in errors.record("\(error)") }
            let failing = heedless(3).do(afterNext: { _ in throw Fault.thrown })
            precondition(unguardedTrace(failing, disposingAfter: 1) == ["1"])
            precondition(errors.elements == ["thrown"])
            precondition(unguardedTrace(failing) == ["1", "#thrown"])
            precondition(errors.count == 1)
        }
    }
}
