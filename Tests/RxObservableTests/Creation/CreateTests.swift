import TestSupport
import Testing

struct CreateTests {
    @Test func `sends the closure's events`() {
        let scheduler = TestScheduler()
        let source = Observable<String>.create { observer in
            observer.onNext("a")
            observer.onNext("b")
            observer.onCompleted()
            return Disposables.create()
        }
        #expect(scheduler.result(of: source) == "(ab|)")
    }

    @Test func `the closure runs for each subscription`() {
        let runs = LockedValue(0)
        let source = Observable<Int>.create { observer in
            observer.onNext(
                runs.withLock {
                    $0 += 1; return $0
                }
            )
            return Disposables.create()
        }
        #expect(runs.value == 0)
        #expect(trace(source) == ["1"])
        #expect(trace(source) == ["2"])
    }

    // Contract G1
    @Test(
        arguments: [
            ([.next(1), .completed, .next(2), .error(Fault.first), .completed], ["1", "|"]),
            ([.next(1), .error(Fault.first), .next(2), .completed], ["1", "#first"]),
        ] as [([Event<Int>], [String])]
    )
    func `an event after a terminal event is dropped`(sent: [Event<Int>], received: [String]) {
        let source = Observable<Int>.create { observer in
            sent.forEach(observer.on)
            #expect(observer.isDisposed)
            return Disposables.create()
        }
        #expect(trace(source) == received)
    }

    // Contracts G3, G4
    @Test func `the disposable is disposed of once, after the end`() {
        let log = Recorder<String>()
        let work = CountingDisposable { log.record("work disposed") }
        let source = Observable<Int>.create { observer in
            observer.onCompleted()
            log.record("closure ends")
            return work
        }
        source.trace(in: log).dispose()
        #expect(log.elements == ["|", "disposed", "closure ends", "work disposed"])
    }

    // Contracts G2, G3, G4
    @Test func `a disposal ends the work, and no event follows`() {
        let log = Recorder<String>()
        let observers = LockedValue<AnyObserver<Int>?>(nil)
        let source = Observable<Int>.create { observer in
            observers.value = observer
            return CountingDisposable {
                log.record("work disposed")
                // Too late for this one.
                observer.onNext(2)
                observer.onCompleted()
            }
        }
        let subscription = source.trace(in: log)
        observers.value?.onNext(1)
        subscription.dispose()
        subscription.dispose()
        observers.value?.onNext(3)
        observers.value?.onError(Fault.first)
        #expect(log.elements == ["1", "work disposed", "disposed"])
        #expect(observers.value?.isDisposed == true)
    }

    // Contract G6
    @Test func `a loop may check for disposal but needn't`() {
        let sent = LockedValue(0)
        let asking = Observable<Int>.create { observer in
            for number in 1...1_000_000 where !observer.isDisposed {
                sent.withLock { $0 += 1 }
                observer.onNext(number)
            }
            return Disposables.create()
        }
        #expect(trace(asking.take(2)) == ["1", "2", "|"])
        #expect(sent.value == 2)
        expectPromptStop { $0 }
    }

    // Contract L0
    @Test func `the closure may use another thread for the same subscription`() throws {
        let log = Recorder<String>()
        let source = Observable<Int>.create { observer in
            try? runConcurrently(threads: 1, timeout: .seconds(5)) { _ in
                observer.onNext(1)
                observer.onCompleted()
            }
            return Disposables.create { log.record("work disposed") }
        }
        _ = source.trace(in: log)
        #expect(log.elements == ["1", "|", "disposed", "work disposed"])
    }

    // Contract G1
    @Test func `the emitter drops a second terminal event`() {
        let ends: [@Sendable (AnyObserver<Int>) -> Void] = [{ $0.onCompleted() }, { $0.onError(Fault.first) }]
        for end in ends {
            let source = Observable<Int>.create { observer in
                for _ in 1...2 { ends.forEach { $0(observer) } }
                return Disposables.create()
            }
            #expect(unguardedTrace(source) == ["|"])
            let once = Observable<Int>.create { observer in
                for _ in 1...2 { end(observer) }
                return Disposables.create()
            }
            #expect(unguardedTrace(once).count == 1)
        }
    }

    // Contracts G1, G2, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every source`() {
        let violations = sourceContractViolations(
            calling: { closure in
                .create { observer in
                    for number in 1...3 {
                        closure()
                        observer.onNext(number)
                    }
                    observer.onCompleted()
                    return Disposables.create { closure() }
                }
            },
            { heedless(100) }
        )
        #expect(violations == [])
    }
}
