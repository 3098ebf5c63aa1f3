import TestSupport
import Testing

/// The common behaviour of `of`, `from`, `range`, `generate` and `repeatElement`.
struct LoopSourceTests {
    private static func sources(on scheduler: any ImmediateSchedulerType) -> [Observable<Int>] {
        [
            .of(1, 2, 3, scheduler: scheduler),
            .from([1, 2, 3], scheduler: scheduler),
            .from(1...3, scheduler: scheduler),
            .range(start: 1, count: 3, scheduler: scheduler),
            .generate(initialState: 1, condition: { $0 < 4 }, scheduler: scheduler, iterate: { $0 + 1 }),
        ]
    }

    // Contract C8
    @Test func `a single loop runs to its end during its subscription`() {
        for source in Self.sources(on: CurrentThreadScheduler.instance) {
            #expect(trace(source) == ["1", "2", "3", "|"])
        }
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    // Contract C8
    @Test func `waiting work of the trampoline runs after each element`() {
        for source in Self.sources(on: CurrentThreadScheduler.instance) {
            let log = Recorder<String>()
            _ = source.subscribe(
                onNext: { number in
                    _ = CurrentThreadScheduler.instance.schedule(number) { number in
                        log.record("turn of \(number)")
                        return Disposables.create()
                    }
                    log.record("\(number)")
                },
                onCompleted: { log.record("|") }
            )
            #expect(log.elements == ["1", "turn of 1", "2", "turn of 2", "3", "turn of 3", "|"])
        }
    }

    // Contract C8
    @Test func `any two loops take turns`() {
        for first in Self.sources(on: CurrentThreadScheduler.instance) {
            for second in Self.sources(on: CurrentThreadScheduler.instance) {
                let merged = Observable.merge(first, second.map { $0 * 10 })
                #expect(trace(merged) == ["1", "10", "2", "20", "3", "30", "|"])
            }
        }
    }

    // Contract C8
    @Test func `on a scheduler each element has a turn of its own`() {
        for index in Self.sources(on: CurrentThreadScheduler.instance).indices {
            let scheduler = TestScheduler(initialClock: 0)
            let result = scheduler.start { Self.sources(on: scheduler)[index] }
            #expect(result.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
        }
    }

    @Test func `a loop subscribed to inside another one starts after the other's step`() {
        let log = Recorder<String>()
        _ = Observable.of(1, 2).subscribe(onNext: { number in
            log.record("\(number)")
            guard number == 1 else { return }
            _ = Observable.of(10, 20).traceEvents(in: log)
            log.record("subscribed")
        })
        #expect(log.elements == ["1", "subscribed", "10", "2", "20", "|"])
    }

    @Test func `on the immediate scheduler each source is a plain loop`() {
        for source in Self.sources(on: ImmediateLike()) {
            #expect(trace(source) == ["1", "2", "3", "|"])
            #expect(trace(source.take(2)) == ["1", "2", "|"])
        }
    }

    /// Runs everything at once.
    private struct ImmediateLike: ImmediateSchedulerType {
        func schedule<State: Sendable>(
            _ state: State,
            action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            action(state)
        }
    }

    // Contract G2
    @Test func `a disposal from inside an element stops it, on the trampoline and on a scheduler`() {
        let scheduler = TestScheduler()
        for on in [CurrentThreadScheduler.instance, scheduler] as [any ImmediateSchedulerType] {
            for source in Self.sources(on: on) {
                let log = Recorder<Int>()
                let subscription = SerialDisposable()
                _ = CurrentThreadScheduler.instance.schedule(()) {
                    // The source starts when this turn is over.
                    subscription.disposable = source.subscribe(
                        onNext: { number in
                            log.record(number)
                            if number == 2 { subscription.dispose() }
                        },
                        onCompleted: { Issue.record("completed") }
                    )
                    return Disposables.create()
                }
                scheduler.start()
                #expect(log.elements == [1, 2])
            }
        }
    }

    // Contract G2
    @Test func `a loop disposed of before its turn sends no element`() {
        for source in Self.sources(on: CurrentThreadScheduler.instance) {
            let log = Recorder<String>()
            _ = CurrentThreadScheduler.instance.schedule(()) {
                source.traceEvents(in: log).dispose()
                return Disposables.create()
            }
            #expect(log.elements.isEmpty)
        }
    }

    // Contract G5
    @Test func `what a loop keeps is freed at its end`() {
        let mint = Mint()
        let subscriptions = [
            Observable.from([mint.token(), mint.token()]), .repeatElement(mint.token()),
            .generate(initialState: mint.token(), condition: { _ in true }, iterate: { $0 }),
        ]
        .map { $0.take(2).subscribe() }
        #expect(mint.liveTokens == 0)
        for subscription in subscriptions { subscription.dispose() }
    }

    // Contract G8
    @Test func `100,000 elements that take turns take a flat stack`() throws {
        let count = LockedValue(0)
        try runOnSmallStack {
            let merged = Observable.merge(.range(start: 0, count: 50_000), .range(start: 0, count: 50_000))
            _ = merged.subscribe(onNext: { _ in count.withLock { $0 += 1 } })
        }
        #expect(count.value == 100_000)
    }
}
