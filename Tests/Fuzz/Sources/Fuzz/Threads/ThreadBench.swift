import Foundation
import Rx
import Synchronization

/// Runs a case with real threads, and checks the events of its observer.
// SAFETY: mutable state is guarded by a mutex.
final class ThreadBench: Bench, @unchecked Sendable {
    private struct State {
        var outcome = Outcome()
        /// They and the bench retain each other during the run.
        var inputs: [ThreadInput] = []
        var elements = 0
        var end: Signal?
        var isOver = false
        var isDisposedInside = false
    }

    private let test: Case
    private let state = Guarded(State())
    private let isInHandler = Atomic<Bool>(false)
    private let subscription = SingleAssignmentDisposable()
    private let ended = DispatchSemaphore(value: 0)
    /// The required number of elements; `nil` if it isn't known.
    private let expected: Int?

    init(_ test: Case, _ scheduler: any SchedulerType) {
        self.test = test
        expected = test.expectedCount
        super.init(Layout(test.chain), scheduler)
        let inputs = test.inputs.map { ThreadInput($0, self) }
        state.withLock { $0.inputs = inputs }
    }

    private var inputs: [ThreadInput] { state.withLock { $0.inputs } }

    var outcome: Outcome { state.withLock { $0.outcome } }

    override func interval(_ ticks: Int) -> RxTimeInterval {
        .microseconds(ticks * 100)
    }

    /// Subscribes, starts the threads, and ends what hasn't ended by itself.
    func run() {
        subscription.setDisposable(
            Call(bench: self, node: 0, element: 0).build().subscribe(
                onNext: { [self] in receive(.next($0)) },
                onError: { [self] in receive(.error(Fault($0))) },
                onCompleted: { [self] in receive(.completed) },
                onDisposed: { [self] in noteOver() }
            )
        )
        var feeders: [@Sendable () -> Void] = []
        for (input, source) in zip(test.inputs, inputs) {
            for _ in 0..<ThreadInput.feeders(of: input) { feeders.append { source.feed() } }
        }
        if test.disposal < Case.horizon {
            let place = test.disposal % (feeders.count + 1)
            feeders.insert({ [self] in subscription.dispose() }, at: place)
        }
        let work = feeders
        DispatchQueue.concurrentPerform(iterations: work.count) { work[$0]() }
        waitForEnd()
        subscription.dispose()
        let released = state.withLock { state in
            defer { state.inputs = [] }
            return state.inputs
        }
        _ = consume released
    }

    private func waitForEnd() {
        guard let expected else {
            _ = ended.wait(timeout: .now() + .milliseconds(2))
            return
        }
        let isLate = ended.wait(timeout: .now() + .seconds(5)) == .timedOut
        let (elements, end) = state.withLock { ($0.elements, $0.end) }
        if isLate || elements != expected || end != .completed {
            let end = end.map { "\($0)" } ?? "no end"
            report(.lost, "\(expected) elements and completion had to come; there were \(elements) and \(end).")
        }
    }

    private func receive(_ signal: Signal) {
        if isInHandler.exchange(true, ordering: .acquiringAndReleasing) {
            report(.grammar, "\(signal) came while the observer was busy with another event.")
        }
        let (count, wrong) = state.withLock { state -> (Int, Finding?) in
            let wrong: Finding? =
                if state.end != nil {
                    Finding(rule: .grammar, text: "\(signal) came after the end.")
                } else if state.isOver && state.isDisposedInside {
                    Finding(rule: .afterDisposal, text: "\(signal) came after the observer had disposed.")
                } else {
                    nil
                }
            if signal.isEnd { state.end = signal } else { state.elements += 1 }
            return (state.elements, wrong)
        }
        if let wrong { report(wrong.rule, wrong.text) }
        let inputs = test.feeds.isEmpty ? [] : inputs
        for feed in test.feeds where feed.event == count && !signal.isEnd && feed.input < inputs.count {
            // Inputs made with `create` take one event at a time.
            if ![.hot, .cold].contains(test.inputs[feed.input].kind) { inputs[feed.input].send(feed.signal) }
        }
        if test.limit == count, !signal.isEnd { dispose(in: 0) }
        isInHandler.store(false, ordering: .releasing)
        if signal.isEnd { ended.signal() }
    }

    private func noteOver() {
        let again = state.withLock { state in
            defer { state.isOver = true }
            return state.isOver
        }
        if again { report(.once, "onDisposed ran twice.") }
    }

    override func dispose(in node: Int) {
        subscription.dispose()
        state.withLock { $0.isDisposedInside = true }
    }

    override func isWorkingOn(_ node: Int) -> Bool {
        // An element may be in delivery on another thread when the subscription is disposed of.
        true
    }

    override func report(_ rule: Finding.Rule, _ text: String) {
        state.withLock { $0.outcome.findings.append(Finding(rule: rule, text: text)) }
    }

    override func input(_ index: Int, node: Int) -> Observable<Int> {
        let inputs = inputs
        return inputs.indices.contains(index) ? inputs[index].observable(node: node) : .never()
    }
}

extension Case {
    /// Runs the case with real threads, and checks that all of it is freed after a while.
    func runThreaded() -> Outcome {
        let before = Resources.total
        var (outcome, probes) = { () -> (Outcome, () -> Int) in
            let scheduler: any SchedulerType =
                hops ? ConcurrentDispatchQueueScheduler(qos: .default) : SerialDispatchQueueScheduler(qos: .default)
            let bench = ThreadBench(self, scheduler)
            bench.run()
            let alive = { [weak bench] in bench?.liveProbes.load(ordering: .relaxed) ?? 0 }
            return (bench.outcome, alive)
        }()
        let deadline = DispatchTime.now() + .seconds(3)
        while Resources.total != before || probes() > 0, DispatchTime.now() < deadline {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .microseconds(100))
        }
        let left = Resources.total - before
        if left != 0 || probes() > 0 {
            outcome.findings.append(
                Finding(rule: .leak, text: "\(left) objects of the library and \(probes()) closures are left over.")
            )
        }
        outcome.isModelled = expectedCount != nil
        return outcome
    }

    /// The number of elements that the chain sends before it completes, if none may be lost.
    fileprivate var expectedCount: Int? {
        guard disposal == Self.horizon, limit == nil, feeds.isEmpty else { return nil }
        return count(of: chain)
    }

    private func count(of chain: Chain) -> Int? {
        guard chain.operation.sources > 0 else {
            guard let index = ["a", "b", "c"].firstIndex(of: chain.operation.name), inputs.indices.contains(index)
            else {
                return nil
            }
            return ThreadInput.count(of: inputs[index])
        }
        let isSafe = zip(chain.operation.numbers, chain.numbers).allSatisfy { $0 != Operator.poison || $1 < 0 }
        guard isSafe, chain.operation.traits.contains(.lossless) else { return nil }
        return chain.sources.reduce(0) { sum, source in
            guard let sum, let count = count(of: source) else { return nil }
            return sum + count
        }
    }
}
