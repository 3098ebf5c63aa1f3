import TestSupport
import Testing

struct TakeTests {
    @Test func `passes the first elements and completes`() {
        let scheduler = TestScheduler()
        let source = scheduler.hot("a--b--c--d--|")
        #expect(scheduler.result(of: source.take(2)) == "a--(b|)")
        #expect(source.subscriptionMarbles == ["^--!"])
    }

    @Test func `a source that ends earlier ends the sequence`() {
        let scheduler = TestScheduler()
        #expect(scheduler.result(of: scheduler.hot("a-|").take(2)) == "a-|")
        #expect(trace(Observable.of(1).concat(Observable.error(Fault.first)).take(2)) == ["1", "#first"])
        #expect(trace(Observable<Int>.empty().take(2)) == ["|"])
    }

    @Test func `an error after the last element isn't seen`() {
        #expect(trace(Observable.of(1, 2).concat(Observable.error(Fault.first)).take(2)) == ["1", "2", "|"])
    }

    // Contract C7
    @Test func `take(0) completes at once and doesn't subscribe`() {
        let source = TestSource<Int>()
        #expect(trace(source.observable.take(0)) == ["|"])
        #expect(source.subscriptions == 0)
    }

    // Contracts C7, G7
    @Test func `a negative count traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.of(1).take(-1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("take(-1): the number of elements is negative"))
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.take(5) } == [])
        #expect(operatorContractViolations { $0.take(2) } == [])
    }

    // Contract G6
    @Test func `a synchronous source stops at the last element`() {
        let sent = LockedValue(0)
        let source = Observable<Int>.create { observer in
            for number in 1...1_000_000 where !observer.isDisposed {
                sent.withLock { $0 += 1 }
                observer.onNext(number)
            }
            return Disposables.create()
        }
        #expect(trace(source.take(1)) == ["1", "|"])
        #expect(sent.value == 1)
        #expect(trace(heedless(1_000_000).take(2)) == ["1", "2", "|"])
        expectPromptStop { $0.take(5) }
        let calls = LockedValue(0)
        let endless = Observable.repeatElement(1).map { number in
            calls.withLock { $0 += 1 }
            return number
        }
        #expect(trace(endless.take(3)) == ["1", "1", "1", "|"])
        #expect(calls.value == 3)
    }

    // Contract G1
    @Test func `nested elements are counted`() {
        for count in 1...3 {
            let observers = LockedValue<AnyObserver<Int>?>(nil)
            let source = Observable<Int>.create { observer in
                observers.value = observer
                return Disposables.create()
            }
            let log = Recorder<String>()
            _ = source.take(count).subscribe(
                onNext: { number in
                    log.record("\(number)")
                    if number < 10 { observers.value?.onNext(number + 1) }
                },
                onCompleted: { log.record("|") }
            )
            observers.value?.onNext(1)
            #expect(log.elements == (1...count).map { "\($0)" } + ["|"])
        }
    }

    // Contract G2
    @Test func `completion doesn't follow a last element that disposes`() {
        #expect(unguardedTrace(heedless(5).take(2), disposingAfter: 2) == ["1", "2"])
        #expect(unguardedTrace(heedless(5).take(2), disposingAfter: 1) == ["1"])
        #expect(unguardedTrace(heedless(5).take(2)) == ["1", "2", "|"])
    }
}
