import RxExtras
import TestSupport
import Testing

struct ReplayTests {
    private let scheduler = TestScheduler()

    /// The events of a subscriber that subscribes at a given time, with their times.
    private func visit<Element: Sendable>(_ source: some ObservableType<Element>, at time: Int) -> Recorder<String> {
        let (log, source) = (Recorder<String>(), source.asObservable())
        _ = scheduler.scheduleRelative((), dueTime: .seconds(time)) {
            source.subscribe(
                onNext: { log.record("\(scheduler.clock)\($0)") },
                onError: { _ in log.record("\(scheduler.clock)#") },
                onCompleted: { log.record("\(scheduler.clock)|") }
            )
        }
        return log
    }

    @Test func `as documented`() {
        let shared = scheduler.hot("a--b--c-----|").replay(for: .seconds(5), scheduler: scheduler)
        let first = scheduler.record(shared)
        let second = scheduler.record(shared, disposedAt: "-------^")
        let third = scheduler.record(shared, disposedAt: "----------^")
        _ = shared.connect()
        scheduler.start()
        #expect(first.marbles() == "a--b--c-----|")
        #expect(second.marbles() == "-------(bc)-|")
        #expect(third.marbles() == "----------c-|")
    }

    @Test(arguments: [(0, "a"), (4, "4a"), (5, "")])
    func `an element is replayed while it is younger than its lifetime`(time: Int, expected: String) {
        let shared = scheduler.hot("a------").replay(for: .seconds(5), scheduler: scheduler)
        _ = shared.connect()
        let log = visit(shared, at: time)
        scheduler.start()
        #expect(log.elements == (time == 0 ? ["0a"] : expected.isEmpty ? [] : [expected]))
    }

    @Test(arguments: ["a-b---|", "a-b---#"])
    func `elements expire after the end, and the end stays`(source: String) {
        let shared = scheduler.hot(source).replay(for: .seconds(10), scheduler: scheduler)
        _ = shared.connect()
        let end = source.suffix(1)
        let logs = [8, 11, 12, 100].map { visit(shared, at: $0) }
        scheduler.start()
        #expect(logs.map(\.elements) == [["8a", "8b", "8\(end)"], ["11b", "11\(end)"], ["12\(end)"], ["100\(end)"]])
    }

    // Contract C7
    @Test(arguments: [(-1, []), (0, []), (1, ["3c"]), (2, ["3b", "3c"]), (3, ["3b", "3c"])])
    func `keeps at most bufferSize elements`(bufferSize: Int, expected: [String]) {
        let shared = scheduler.hot("abc---").replay(bufferSize, for: .seconds(3), scheduler: scheduler)
        _ = shared.connect()
        let log = visit(shared, at: 3)
        scheduler.start()
        #expect(log.elements == expected)
    }

    // Contract C7
    @Test(arguments: [(RxTimeInterval.seconds(0), []), (.seconds(-1), []), (.never, ["1000a", "1000b"])])
    func `a lifetime of zero and an endless lifetime`(lifetime: RxTimeInterval, expected: [String]) {
        let shared = scheduler.hot("ab").replay(for: lifetime, scheduler: scheduler)
        _ = shared.connect()
        let log = visit(shared, at: 1_000)
        scheduler.start()
        #expect(log.elements == expected)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        let violations = operatorContractViolations(scheduler: scheduler) {
            $0.replay(for: .seconds(2), scheduler: scheduler).refCount()
        }
        #expect(violations == [])
    }

    @Test func `a policy of share replays by time, too`() {
        let policy = SharePolicy(replay: .recent(.seconds(3), scheduler, atMost: 2), startsAnewAfterCompletion: false)
        let shared = scheduler.cold("abc--d|").share(policy: policy)
        let logs = [0, 3, 5, 7, 8].map { visit(shared, at: $0) }
        scheduler.start()
        #expect(logs[1].elements.prefix(2) == ["3b", "3c"])
        #expect(logs[2].elements == ["5d", "6|"])
        #expect(logs[3].elements == ["7d", "7|"])
        #expect(logs[4].elements == ["8|"])
    }
}
