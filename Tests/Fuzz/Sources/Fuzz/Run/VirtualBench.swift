import Rx
import RxTest

/// Runs a case in virtual time, and checks the calls of its closures and its observer.
// SAFETY: a case in virtual time runs on one thread.
final class VirtualBench: Bench, @unchecked Sendable {
    let clock: TestScheduler
    private(set) var outcome = Outcome()
    private let test: Case
    private var inputs: [VirtualInput] = []
    private let subscription = SingleAssignmentDisposable()
    private var doomed: [Range<Int>] = []
    private var builds: [Int: Int] = [:]
    private var isInHandler = false
    private(set) var isEnded = false
    private var isOver = false
    private var isDisposing = false
    private var isDisposed = false
    private var wantsDisposal = false
    private var isSubscribed = false
    /// The number of steps; a case that multiplies its elements without end is given up.
    private var steps = 0
    /// The operator whose closure has disposed of the chain: those downstream may still be called for the same element.
    private var disposer: Int?

    init(_ test: Case) {
        self.test = test
        clock = TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: test.hops)
        super.init(Layout(test.chain), clock)
        inputs = test.inputs.enumerated().map { VirtualInput($1, $0, self) }
    }

    /// Runs the case, until all of it should be freed.
    func run() {
        clock.scheduleAt(test.disposal) { [self] in
            disposer = nil
            dispose()
        }
        clock.scheduleAt(0) { [self] in subscribe() }
        clock.advanceTo(Case.horizon + 20)
        if liveProbes.load(ordering: .relaxed) > 0 {
            report(.leak, "\(liveProbes.load(ordering: .relaxed)) closures are still alive after the end.")
        }
        inputs = []
    }

    private func subscribe() {
        let chain = Call(bench: self, node: 0, element: 0).build()
        subscription.setDisposable(
            chain.subscribe(
                onNext: { [self] in receive(.next($0)) },
                onError: { [self] in receive(.error(Fault($0))) },
                onCompleted: { [self] in receive(.completed) },
                onDisposed: { [self] in noteOver() }
            )
        )
        isSubscribed = true
        if wantsDisposal { dispose() }
    }

    private func dispose() {
        wantsDisposal = true
        guard isSubscribed, !isDisposed else { return }
        isDisposing = true
        subscription.dispose()
        isDisposing = false
        isDisposed = true
        if !isOver, !isEnded { report(.orderOfEnd, "onDisposed did not run during dispose().") }
    }

    /// Counts the steps, and gives the case up when there are too many.
    private func step() {
        steps += 1
        guard steps == Self.maximum else { return }
        outcome.isGivenUp = true
        dispose()
    }

    private static let maximum = 20_000

    // MARK: Reports of the chain

    private func receive(_ signal: Signal) {
        step()
        outcome.events.append(Input.Event(tick: clock.clock, signal: signal))
        if isInHandler { report(.grammar, "\(signal) came while the observer was busy with another event.") }
        if isEnded { report(.grammar, "\(signal) came after the end.") }
        if isDisposed { report(.afterDisposal, "\(signal) came after dispose() had returned.") }
        if isOver { report(.orderOfEnd, "\(signal) came after onDisposed.") }
        isInHandler = true
        if signal.isEnd { isEnded = true }
        let count = outcome.events.count
        for feed in test.feeds where feed.event == count && feed.input < inputs.count {
            let send = { [self] in inputs[feed.input].send(feed.signal) }
            if test.feedsLater { clock.scheduleAt(clock.clock, action: send) } else { send() }
        }
        if test.limit == count { dispose() }
        isInHandler = false
    }

    private func noteOver() {
        if isOver { report(.once, "onDisposed ran twice.") }
        isOver = true
    }

    /// A source's dispose action runs.
    func noteDisposal(_ node: Int, times: Int, endedLate: Bool) {
        if times > 1 { report(.once, "The dispose action of \(name(node)) ran \(times) times.") }
        if endedLate || layout.isShared[node] { return }
        let isDoomed = layout.doomed[node] != nil && doomed.contains { $0.contains(node) }
        if isDisposing, !isEnded {
            if isOver, layout.isPlain[node] {
                report(.orderOfEnd, "onDisposed ran before \(name(node)) was disposed of.")
            }
        } else if !isEnded, !isDisposed, isDoomed || layout.isPlain[node] {
            report(.orderOfEnd, "\(name(node)) was disposed of before the observer got the end.")
        } else if !isOver, !isDisposing, !isInHandler, isDoomed || layout.isPlain[node] {
            report(.orderOfEnd, "\(name(node)) was disposed of before onDisposed.")
        }
    }

    override func noteBuild(_ node: Int) {
        builds[node, default: 0] += 1
        // Other instances continue, since the flattening operator doesn't know yet of an end that waits in one.
        if builds[node] != 1 { doomed.removeAll { $0.lowerBound == node } }
    }

    override func noteCall(_ node: Int) {
        step()
        if layout.endsLate[node] || (layout.isShared[node] && !isOver) { return }
        if !isEnded, doomed.contains(where: { $0.contains(node) }) {
            report(.lastWord, "A closure of \(name(node)) was called though the error was certain.")
        } else {
            noteCallAtEnd(node)
        }
    }

    override func noteCallAtEnd(_ node: Int) {
        if layout.endsLate[node] { return }
        if isEnded {
            // While the observer handles the end, a source that it feeds need not know of it yet.
            guard isOver else { return }
            report(.lastWord, "A closure of \(name(node)) was called after the end.")
        } else if isDisposed, !isWorkingOn(node) {
            report(.afterDisposal, "A closure of \(name(node)) was called after dispose() had returned.")
        }
    }

    override func noteFailure(_ node: Int) {
        guard !isDisposed, !isEnded, let fate = layout.doomed[node], builds[fate.lowerBound, default: 1] == 1 else {
            return
        }
        doomed.append(fate)
    }

    override func dispose(in node: Int) {
        guard !isDisposed else { return }
        disposer = node
        dispose()
    }

    override func report(_ rule: Finding.Rule, _ text: String) {
        outcome.findings.append(Finding(rule: rule, text: text))
    }

    /// A source is subscribed to; returns the number of the subscription.
    func noteSubscription(_ input: Int) -> Int {
        outcome.subscriptions.append(Subscription(input: input, start: clock.clock))
        return outcome.subscriptions.count - 1
    }

    func noteEnd(ofSubscription number: Int) {
        outcome.subscriptions[number].end = clock.clock
    }

    override func input(_ index: Int, node: Int) -> Observable<Int> {
        inputs.indices.contains(index) ? inputs[index].observable(node: node) : .never()
    }

    override func isWorkingOn(_ node: Int) -> Bool {
        guard let disposer else { return false }
        return disposer == node || layout.path(from: disposer).contains { $0.node == node }
    }
}

extension Call {
    /// The whole chain.
    func build() -> Observable<Int> {
        bench.layout.chains[node].operation.build(self)
    }
}
