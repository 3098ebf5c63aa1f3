import Dispatch
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SubscribeOnTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.cold("a--b--|")
        scheduler.expect(source.subscribe(on: scheduler), "a--b--|")
        scheduler.expectSubscriptions(of: source, "^-----!")
    }

    @Test(arguments: ["|", "#", "-", "a-#", "(ab|)", "(ab#)"])
    func `passes on every event`(diagram: String) {
        scheduler.expect(scheduler.cold(diagram).subscribe(on: scheduler), Marbles(diagram))
    }

    @Test func `subscribes and disposes in turns of the scheduler`() {
        let scheduler = HistoricalScheduler()
        let source = TestSource<Int>()
        let log = Recorder<Int>()
        let subscription = source.observable.subscribe(on: scheduler).subscribe(onNext: log.record)
        #expect(source.subscriptions == 0)
        scheduler.start()
        #expect(source.subscriptions == 1)
        // Contract G2: silent at once, also while the disposal waits for its turn.
        source.onNext(1)
        subscription.dispose()
        source.onNext(2)
        #expect(source.disposals == 0)
        scheduler.start()
        #expect(source.disposals == 1)
        #expect(log.elements == [1])
    }

    @Test func `disposal before its turn prevents the subscription`() {
        let scheduler = HistoricalScheduler()
        let source = TestSource<Int>()
        source.observable.subscribe(on: scheduler).subscribe { _ in }.dispose()
        scheduler.start()
        // The disposal of the inner subscription is scheduled behind its turn.
        let subscription = source.observable.subscribe(on: scheduler).subscribe(on: scheduler).subscribe { _ in }
        _ = scheduler.schedule(()) {
            subscription.dispose()
            return Disposables.create()
        }
        scheduler.start()
        #expect(source.subscriptions == 0)
    }

    // Contract G5
    @Test func `disposal before its turn frees the source at once`() {
        let scheduler = HistoricalScheduler()
        let mint = Mint()
        let token = LockedValue<Token?>(mint.token())
        let subscription: any Disposable = {
            let captured = token.value
            return Observable<Int>.create { _ in withExtendedLifetime(captured) { Disposables.create() } }
                .subscribe(on: scheduler).subscribe { _ in }
        }()
        token.value = nil
        #expect(mint.liveTokens == 1)
        subscription.dispose()
        #expect(mint.liveTokens == 0)
    }

    // Contract G6: the source runs in another turn than the one that `take` belongs to, and keeps the scheduler busy.
    @Test(arguments: [true, false])
    func `take ends an endless source in a later turn of the same scheduler`(delays: Bool) throws {
        let endless: [Observable<Int>] = [
            .repeatElement(1), .from(1...), .generate(initialState: 1, condition: { _ in true }, iterate: { $0 + 1 }),
        ]
        for source in endless {
            let calls = LockedValue(0)
            let counted = source.do(onNext: { _ in calls.withLock { $0 += 1 } })
            let log = Recorder<String>()
            try runConcurrently(threads: 1, timeout: .seconds(60)) { _ in
                let scheduler = HistoricalScheduler()
                let delayed =
                    delays
                    ? counted.delaySubscription(.seconds(1), scheduler: scheduler) : counted.subscribe(on: scheduler)
                _ = delayed.subscribe(on: scheduler).take(1).trace(in: log)
                scheduler.start()
            }
            #expect(log.elements == ["1", "|", "disposed"])
            #expect(calls.value == 1)
        }
    }

    // Contract G6: a stopped branch doesn't count any more, even if it is removed only in a later turn.
    @Test(arguments: ["groupBy", "window", "a branch alone"])
    func `take ends an endless source behind branches`(family: String) throws {
        let calls = LockedValue(0)
        let counted = Observable.repeatElement(1).do(onNext: { _ in calls.withLock { $0 += 1 } })
        let log = Recorder<String>()
        try runConcurrently(threads: 1, timeout: .seconds(60)) { _ in
            let scheduler = HistoricalScheduler()
            let groups = counted.groupBy { $0 }
            let split: Observable<Int> =
                switch family {
                case "groupBy": groups.merge()
                case "window": counted.window(timeSpan: .never, count: 5, scheduler: scheduler).merge()
                // The outer sequence is over; the first group continues.
                default: groups.take(1).merge()
                }
            _ = split.subscribe(on: scheduler).subscribe(on: scheduler).take(1).trace(in: log)
            scheduler.start()
        }
        #expect(log.elements == ["1", "|", "disposed"])
        #expect(calls.value == 1)
    }

    // Contract G2: the scheduler is busy with the source, so its next turn would come too late.
    @Test func `another thread stops a looping source inside its turn`() throws {
        let scheduler = HistoricalScheduler()
        let subscription = LockedValue<(any Disposable)?>(nil)
        let calls = LockedValue(0)
        subscription.value = Observable.range(start: 1, count: 100_000)
            .do(onNext: { number in
                calls.withLock { $0 += 1 }
                guard number == 3 else { return }
                do {
                    try runConcurrently(threads: 1, timeout: .seconds(10)) { _ in subscription.value?.dispose() }
                } catch {
                    Issue.record(error)
                }
            })
            .subscribe(on: scheduler).subscribe { _ in }
        scheduler.start()
        #expect(calls.value <= 4)
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations(scheduler: scheduler) { $0.subscribe(on: scheduler) } == [])
    }

    @Test func `the closure of the source runs on the scheduler's queue`() async {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "subscribeOn")
        let caller = LockedValue(false)
        let wasInline = await withCheckedContinuation { continuation in
            let source = Observable<Bool>.create { observer in
                observer.onNext(caller.value)
                observer.onCompleted()
                return Disposables.create()
            }
            caller.value = true
            // The queue retains it until the caller has left.
            _ = scheduler.schedule(()) {
                while caller.value {}
                return Disposables.create()
            }
            _ = source.subscribe(on: scheduler).subscribe(onNext: { continuation.resume(returning: $0) })
            caller.value = false
        }
        #expect(!wasInline)
    }
}
