import TestSupport
import Testing

@testable import RxSchedulers

@Suite(.timeLimit(.minutes(5)))
struct ObserveOnTests {
    private let scheduler = TestScheduler()

    @Test func `as documented`() {
        let source = scheduler.hot("a--b--c--|")
        scheduler.expect(source.observe(on: scheduler), "a--b--c--|")
        scheduler.expectSubscriptions(of: source, "^--------!")
    }

    @Test(arguments: ["|", "#", "-", "ab-#", "(ab|)", "(ab#)", "--|"])
    func `delivers every event in its order`(diagram: String) {
        scheduler.expect(scheduler.hot(diagram).observe(on: scheduler), Marbles(diagram))
    }

    // Contract T8: no action is scheduled after the last event, so that the next one isn't early.
    @Test func `in virtual time a single event takes a tick`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(211, 2), .next(212, 3), .next(220, 4), .error(220, Fault.first),
        ])
        let result = scheduler.start { source.observe(on: scheduler) }
        #expect(
            result.events == [.next(211, 1), .next(212, 2), .next(213, 3), .next(221, 4), .error(222, Fault.first)]
        )
        let other = TestScheduler(initialClock: 0)
        let pair = other.createHotObservable([.next(210, 1), .next(210, 2), .next(211, 3)])
        let late = other.start { pair.observe(on: other).observe(on: other) }
        #expect(late.events == [.next(212, 1), .next(213, 2), .next(214, 3)])
    }

    // Contract T8
    @Test func `in virtual time other actions come in between`() {
        let scheduler = HistoricalScheduler()
        let source = PublishSubject<Int>()
        let log = Recorder<Int>()
        _ = source.observe(on: scheduler).subscribe(onNext: { number in
            log.record(number)
            _ = scheduler.schedule(()) {
                log.record(-number)
                return Disposables.create()
            }
        })
        for number in 1...3 { source.onNext(number) }
        scheduler.start()
        #expect(log.elements == [1, -1, 2, -2, 3, -3])
    }

    @Test func `an error waits for the elements before it`() {
        let scheduler = HistoricalScheduler()
        let source = TestSource<Int>()
        let log = Recorder<String>()
        _ = source.observable.observe(on: scheduler).subscribe { log.record("\($0)") }
        source.onNext(1)
        source.onNext(2)
        source.onError()
        source.onNext(3)
        // The source is over, and has been released, before its error is delivered.
        #expect(source.disposals == 1)
        #expect(log.elements == [])
        scheduler.start()
        #expect(log.elements == ["next(1)", "next(2)", "error(TestError(number: 0))"])
    }

    // Contract T6
    @Test func `one turn delivers all waiting events`() {
        let scheduler = QueueingScheduler()
        let source = PublishSubject<Int>()
        let log = Recorder<Int>()
        _ = source.observe(on: scheduler).subscribe(onNext: log.record)
        for number in 0..<100 { source.onNext(number) }
        #expect(scheduler.actions == 1)
        scheduler.runAll()
        #expect(log.elements == Array(0..<100))
        #expect(scheduler.actions == 1)
        source.onNext(100)
        #expect(scheduler.actions == 2)
        scheduler.runAll()
        #expect(log.count == 101)
    }

    // Contract T6
    @Test func `gives the scheduler back after a bounded batch`() {
        let scheduler = QueueingScheduler()
        let source = PublishSubject<Int>()
        let (log, gaps) = (Recorder<Int>(), Recorder<Int>())
        let subscription = source.observe(on: scheduler).subscribe(onNext: log.record)
        for number in 0..<10_000 { source.onNext(number) }
        while scheduler.runNext() { gaps.record(log.count) }
        #expect(log.elements == Array(0..<10_000))
        #expect(gaps.elements.first.map { 1...1000 ~= $0 } == true, "\(gaps.elements)")
        let batches = zip([0] + gaps.elements, gaps.elements).map { $1 - $0 }
        #expect(batches.allSatisfy { $0 <= 1000 })
        #expect(batches.count >= 10)
        subscription.dispose()
    }

    // Contract T6: on a concurrent scheduler, the next turn may end before the call that scheduled it returns.
    @Test(arguments: Array(1...6))
    func `a turn that overtakes its own scheduling loses no event`(inline: Int) {
        let scheduler = QueueingScheduler(runsInline: { $0 == inline })
        let source = PublishSubject<Int>()
        let log = Recorder<Int>()
        let subscription = source.observe(on: scheduler).subscribe(onNext: log.record)
        for number in 0..<5000 { source.onNext(number) }
        scheduler.runAll()
        #expect(log.elements == Array(0..<5000))
        subscription.dispose()
    }

    // Contract T6
    @Test func `stops promptly when it is disposed of during a batch`() {
        let scheduler = QueueingScheduler()
        let mint = Mint()
        let source = PublishSubject<Token>()
        let subscription = LockedValue<(any Disposable)?>(nil)
        let log = Recorder<Int>()
        subscription.value = source.observe(on: scheduler).subscribe(onNext: { token in
            log.record(token.number)
            if token.number == 2 { subscription.value?.dispose() }
        })
        for number in 0..<100 { source.onNext(mint.token(number)) }
        scheduler.runAll()
        #expect(log.elements == [0, 1, 2])
        // Contract G5: waiting elements are freed.
        #expect(mint.liveTokens == 0)
    }

    // Contract G2
    @Test func `disposing between two turns cancels the waiting one`() {
        let scheduler = QueueingScheduler()
        let mint = Mint()
        let source = TestSource<Token>()
        let log = Recorder<Int>()
        let subscription = source.observable.observe(on: scheduler).subscribe(onNext: { log.record($0.number) })
        for number in 0..<10 { source.onNext(mint.token(number)) }
        subscription.dispose()
        #expect(mint.liveTokens == 0)
        #expect(source.disposals == 1)
        scheduler.runAll()
        #expect(log.elements == [])
    }

    // Contract G5: also when the next turn ends before the call that scheduled it returns.
    @Test(arguments: [false, true])
    func `releases a finished turn while the subscription lives`(runsInline: Bool) {
        let mint = Mint()
        let scheduler = TokenScheduler(mint, QueueingScheduler { _ in runsInline })
        let source = PublishSubject<Int>()
        let log = Recorder<Int>()
        let subscription = source.observe(on: scheduler).subscribe(onNext: log.record)
        for count in [1, 3, 40, 2] {
            log.removeAll()
            for number in 0..<count { source.onNext(number) }
            #expect(mint.liveTokens == (runsInline ? 0 : 1))
            scheduler.runAll()
            #expect(log.elements == Array(0..<count))
            #expect(mint.liveTokens == 0)
        }
        subscription.dispose()
    }

    // Contract G8: a turn that feeds its own source.
    @Test func `fed a hundred thousand times by its own observer, the stack stays flat`() throws {
        let last = LockedValue(0)
        try runOnSmallStack {
            let scheduler = HistoricalScheduler()
            let source = PublishSubject<Int>()
            _ = source.observe(on: scheduler).subscribe(onNext: { number in
                last.value = number
                if number < 100_000 { source.onNext(number + 1) }
            })
            source.onNext(1)
            scheduler.start()
        }
        #expect(last.value == 100_000)
    }

    // Contracts G1, G2, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        #expect(operatorContractViolations(scheduler: scheduler) { $0.observe(on: scheduler) } == [])
    }
}

/// Attaches a token to each action, as long as the disposable that may cancel it is retained.
private final class TokenScheduler: OrderedScheduler {
    var order: SchedulingOrder { scheduler.order }

    private let mint: Mint
    private let scheduler: QueueingScheduler

    init(_ mint: Mint, _ scheduler: QueueingScheduler) {
        self.mint = mint
        self.scheduler = scheduler
    }

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let turn = scheduler.schedule(state, action: action)
        let token = mint.token()
        return Disposables.create {
            _ = token.number
            turn.dispose()
        }
    }

    func runAll() {
        scheduler.runAll()
    }
}

/// A scheduler whose actions run on request of the test, in order, some of them inside the call of `schedule`.
private final class QueueingScheduler: OrderedScheduler {
    private struct Action: Sendable {
        let run: @Sendable () -> Void
    }

    /// The order that the library counts.
    let order = SchedulingOrder()

    private let queue = LockedValue<[Action]>([])
    private let scheduled = LockedValue(0)
    private let runsInline: @Sendable (Int) -> Bool

    /// Makes one.
    ///
    /// - Parameter runsInline: Whether the action of this number, from 1, runs inside the call of `schedule`.
    init(runsInline: @escaping @Sendable (Int) -> Bool = { _ in false }) {
        self.runsInline = runsInline
    }

    /// How many actions have been scheduled.
    var actions: Int { scheduled.value }

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let number = scheduled.increment()
        guard !runsInline(number) else { return action(state) }
        let item = LockedValue<Action?>(Action { _ = action(state) })
        order.count {
            queue.withLock { queue in
                queue.append(
                    Action {
                        let action = item.value
                        item.value = nil
                        action?.run()
                    }
                )
            }
        }
        return Disposables.create { item.value = nil }
    }

    /// Runs the oldest action.
    ///
    /// - Returns: Whether there was one.
    func runNext() -> Bool {
        let action = queue.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        action?.run()
        return action != nil
    }

    func runAll() {
        while runNext() {}
    }
}

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct ObserveOnMainTests {
    private let source = PublishSubject<Int>()
    private let log = Recorder<String>()

    // Contract T5
    @Test func `on an idle main thread an element is sent at once, and a nested one after it`() {
        let subscription = source.observe(on: MainScheduler()).subscribe(onNext: { [source, log] number in
            log.record("\(number)")
            if number == 1 { source.onNext(2) }
            log.record("\(number) is over")
        })
        source.onNext(0)
        #expect(log.elements == ["0", "0 is over"])
        source.onNext(1)
        #expect(log.elements == ["0", "0 is over", "1", "1 is over", "2", "2 is over"])
        subscription.dispose()
    }

    // Contract T5
    @Test func `on main, an element waits behind an earlier one`() async throws {
        let (done, end) = AsyncStream<Void>.makeStream()
        let subscription = source.observe(on: MainScheduler()).subscribe(onNext: { [log] number in
            log.record("\(number)")
            if number == 2 { end.finish() }
        })
        // This test occupies the main thread until it waits below.
        try runConcurrently(threads: 1) { [source] _ in source.onNext(1) }
        source.onNext(2)
        #expect(log.elements.isEmpty)
        for await _ in done {}
        #expect(log.elements == ["1", "2"])
        subscription.dispose()
    }
}
