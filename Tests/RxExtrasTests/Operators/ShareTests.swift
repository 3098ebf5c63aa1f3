import Dispatch
import RxExtras
import RxVirtualTime
import TestSupport
import Testing

struct ShareTests {
    private let scheduler = TestScheduler()

    /// Subscribes to a sequence at one time and disposes of the subscription at another.
    private func visit(_ source: Observable<String>, from start: Int, to end: Int) -> Recorder<String> {
        let log = Recorder<String>()
        let subscription = SerialDisposable()
        _ = scheduler.scheduleRelative((), dueTime: .seconds(start)) {
            subscription.disposable = source.subscribe(
                onNext: { log.record("\(scheduler.clock)\($0)") },
                onError: { _ in log.record("\(scheduler.clock)#") },
                onCompleted: { log.record("\(scheduler.clock)|") }
            )
            return Disposables.create()
        }
        _ = scheduler.scheduleRelative((), dueTime: .seconds(end)) {
            subscription.dispose()
            return Disposables.create()
        }
        return log
    }

    @Test func `a subscriber within the grace period finds the same connection`() {
        let source = scheduler.cold("a--b--c--|")
        let policy = SharePolicy(replay: .latest(1), disconnects: .after(.seconds(2), scheduler))
        let shared = source.share(policy: policy)
        let first = visit(shared, from: 0, to: 2)
        let second = visit(shared, from: 3, to: 5)
        // Longer than two later.
        let third = visit(shared, from: 8, to: 9)
        scheduler.start()
        #expect(first.elements == ["0a"])
        #expect(second.elements == ["3a", "3b"])
        #expect(third.elements == ["8a"])
        #expect(source.subscriptionMarbles == ["^------!", "--------^--!"])
    }

    @Test func `disconnects at once or never`() {
        let source = scheduler.cold("a--b--|")
        let shared = source.share(policy: SharePolicy())
        let kept = scheduler.cold("a--b--|")
        let endless = kept.share(
            policy: SharePolicy(replay: .all, disconnects: .never, startsAnewAfterCompletion: false)
        )
        let logs = [visit(shared, from: 0, to: 2), visit(endless, from: 0, to: 2), visit(endless, from: 8, to: 9)]
        scheduler.start()
        #expect(logs.map(\.elements) == [["0a"], ["0a"], ["8a", "8b", "8|"]])
        #expect(source.subscriptionMarbles == ["^-!"])
        #expect(kept.subscriptionMarbles == ["^-----!"])
    }

    @Test func `waits for a number of subscribers`() {
        let source = scheduler.cold("a-b|")
        let shared = source.share(policy: SharePolicy(subscribersToConnect: 2))
        let (first, second) = (visit(shared, from: 0, to: 9), visit(shared, from: 2, to: 9))
        scheduler.start()
        #expect(first.elements == ["2a", "4b", "5|"])
        #expect(second.elements == ["2a", "4b", "5|"])
        #expect(source.subscriptionMarbles == ["--^--!"])
    }

    @Test(arguments: [true, false])
    func `the next subscriber after an end starts anew or gets the kept elements`(anew: Bool) {
        let policy = SharePolicy(
            replay: .latest(1),
            startsAnewAfterError: anew,
            startsAnewAfterCompletion: anew
        )
        let (completing, failing) = (scheduler.cold("ab|"), scheduler.cold("ab#"))
        let (one, other) = (completing.share(policy: policy), failing.share(policy: policy))
        let logs = [
            visit(one, from: 0, to: 9), visit(one, from: 10, to: 19), visit(other, from: 0, to: 9),
            visit(other, from: 10, to: 19),
        ]
        scheduler.start()
        #expect(logs[0].elements == ["0a", "1b", "2|"])
        #expect(logs[1].elements == (anew ? ["10a", "11b", "12|"] : ["10b", "10|"]))
        #expect(logs[3].elements == (anew ? ["10a", "11b", "12#"] : ["10b", "10#"]))
        #expect(completing.subscriptions.count == (anew ? 2 : 1))
    }

    // Contract C7
    @Test(arguments: [SharePolicy.Replay.none, .latest(0), .latest(-1)])
    func `a replay without elements gives none to later subscribers`(replay: SharePolicy.Replay) {
        let source = PublishSubject<Int>()
        let shared = source.share(policy: SharePolicy(replay: replay, subscribersToConnect: -1))
        let log = Recorder<Int>()
        let first = shared.subscribe()
        source.onNext(1)
        let second = shared.subscribe(onNext: log.record)
        source.onNext(2)
        #expect(log.elements == [2])
        first.dispose()
        #expect(source.hasObservers)
        second.dispose()
        #expect(!source.hasObservers)
    }

    // Contract G5
    @Test func `an unreferenced sequence is freed with its kept elements`() {
        final class Token: Sendable {}
        weak var witness: Token?
        do {
            let token = Token()
            witness = token
            let shared = Observable.just(token).share(policy: .cache)
            _ = shared.subscribe()
        }
        #expect(witness == nil)
    }

    // Contract G5
    @Test func `one grace period is timed at once, and none of a source that has ended`() {
        let timers = TimerCountingScheduler(HistoricalScheduler())
        let source = PublishSubject<TrackedPayload>()
        let shared = source.share(policy: SharePolicy(replay: .latest(1), disconnects: .after(.seconds(60), timers)))
        for _ in 0..<3 { shared.subscribe().dispose() }
        #expect(timers.timers == 3)
        #expect(timers.peak == 1)
        #expect(timers.armedTimers == 1)
        let isFreed = trackPayload { source.onNext($0) }
        source.onCompleted()
        #expect(isFreed())
        #expect(timers.armedTimers == 0)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, L5
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(operatorContractViolations { $0.share(policy: SharePolicy()) } == [])
        #expect(operatorContractViolations { $0.share(policy: SharePolicy(replay: .latest(1))) } == [])
    }
}
