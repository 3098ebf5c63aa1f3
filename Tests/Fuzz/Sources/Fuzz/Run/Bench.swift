import Rx
import Synchronization

/// The environment of a run: its scheduler and its inputs; the closures of the chain report to it.
// SAFETY: its fields are immutable or atomic; a subclass states how it guards its own.
class Bench: @unchecked Sendable {
    let layout: Layout
    let scheduler: any SchedulerType
    let liveProbes = Atomic<Int>(0)

    init(_ layout: Layout, _ scheduler: any SchedulerType) {
        self.layout = layout
        self.scheduler = scheduler
    }

    /// A length of time of the clock.
    func interval(_ ticks: Int) -> RxTimeInterval {
        .seconds(ticks)
    }

    /// An input of the case, for the leaf with a number.
    func input(_ index: Int, node: Int) -> Observable<Int> {
        .never()
    }

    /// A resource that the chain has to dispose of once.
    func resource(_ node: Int) -> Resource {
        Resource { [self] in report(.once, "The resource of \(name(node)) was disposed of twice.") }
    }

    /// A node is built; more than once, if it is part of an inner sequence.
    func noteBuild(_ node: Int) {}

    /// A closure of an operator is called.
    func noteCall(_ node: Int) {}

    /// A closure is called with the end of the operator's source.
    func noteCallAtEnd(_ node: Int) {}

    /// A closure of an operator, or a source, is about to fail.
    func noteFailure(_ node: Int) {}

    /// Whether a node is processing the element during which a closure upstream has disposed of the subscription.
    func isWorkingOn(_ node: Int) -> Bool { false }

    /// A closure of an operator disposes of the subscription.
    func dispose(in node: Int) {}

    /// Reports a finding.
    func report(_ rule: Finding.Rule, _ text: String) {}

    final func name(_ node: Int) -> String {
        let chain = layout.chains[node]
        return "\(chain.operation.name) (node \(node))"
    }
}

/// Reports a second disposal.
final class Resource: Disposable {
    private let isDisposed = Atomic<Bool>(false)
    private let complain: @Sendable () -> Void

    init(_ complain: @escaping @Sendable () -> Void) {
        self.complain = complain
    }

    func dispose() {
        if isDisposed.exchange(true, ordering: .acquiringAndReleasing) { complain() }
    }
}

/// The object that a closure captures: it reports calls, throws at a given number, and lives as long as the closure.
final class Probe: Sendable {
    private let bench: Bench
    private let node: Int
    private let poison: Int?

    init(_ bench: Bench, node: Int, poison: Int?) {
        self.bench = bench
        self.node = node
        self.poison = poison
        bench.liveProbes.add(1, ordering: .relaxed)
    }

    deinit {
        bench.liveProbes.subtract(1, ordering: .relaxed)
    }

    func callAsFunction(_ element: Int) throws -> Int {
        bench.noteCall(node)
        if element == poison, element >= 0 {
            bench.noteFailure(node)
            throw Fault.thrown
        }
        return element
    }

    func touch() {
        bench.noteCall(node)
    }

    /// As `touch`, for a closure that belongs to an end.
    func touchAtEnd() {
        bench.noteCallAtEnd(node)
    }
}

/// Checks the events between two stages, where the last sink of the chain can't hide any.
final class Spy: Sendable {
    private struct State {
        var isInside = false
        var isEnded = false
        var isDisposed = false
    }

    private let bench: Bench
    private let node: Int
    private let state = Guarded(State())

    init(_ bench: Bench, node: Int) {
        self.bench = bench
        self.node = node
    }

    func watch(_ source: Observable<Int>) -> Observable<Int> {
        source.do(
            onNext: { [self] _ in enter("an element", isEnd: false) },
            afterNext: { [self] _ in state.withLock { $0.isInside = false } },
            onError: { [self] _ in enter("an error", isEnd: true) },
            onCompleted: { [self] in enter("completion", isEnd: true) },
            onDispose: { [self] in
                let again = state.withLock { state in
                    defer { state.isDisposed = true }
                    return state.isDisposed
                }
                if again { bench.report(.once, "onDispose ran twice at \(bench.name(node)).") }
            }
        )
    }

    /// An event comes.
    func enter(_ event: String, isEnd: Bool) {
        let wrong: String? = state.withLock { state in
            defer {
                state.isInside = true
                state.isEnded = state.isEnded || isEnd
            }
            if state.isEnded { return "after the end" }
            if state.isDisposed, !bench.isWorkingOn(node) { return "after disposal" }
            return state.isInside ? "during another event" : nil
        }
        if let wrong { bench.report(.grammar, "There came \(event) \(wrong) at \(bench.name(node)).") }
    }
}
