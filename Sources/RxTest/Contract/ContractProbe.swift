internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The end of a chain under test.
///
/// Unlike the end behind `subscribe`, it filters nothing: it records forbidden events, too.
final class ContractProbe<Element>: EndSink<Element> {
    /// Called inside each event, after it was noted, with the number of events so far.
    private let onEvent: (ContractProbe<Element>, Int) -> Void

    private let log: ContractLog

    /// The number of elements after which it disposes of the chain, if any: 0 is inside `onSubscribe`.
    private let maximum: Int?

    private let isInside = AtomicBool(false)

    init(
        _ log: ContractLog,
        maximum: Int? = nil,
        onEvent: @escaping (ContractProbe<Element>, Int) -> Void = { _, _ in }
    ) {
        self.log = log
        self.maximum = maximum
        self.onEvent = onEvent
    }

    override func onSubscribe(_ upstream: Upstream) {
        if log.begin() { log.add(.upstreamComesFirst, "`onSubscribe` was called twice.") }
        super.onSubscribe(upstream)
        if maximum == 0 { dispose() }
    }

    override func onNext(_ element: Element) {
        receive("an element", isEnd: false)
    }

    override func onError(_ error: any Error) {
        log.noteError(error)
        receive("an error", isEnd: true)
    }

    override func onCompleted() {
        receive("completion", isEnd: true)
    }

    /// Ends the chain, as a subscription does.
    override func dispose() {
        upstream.dispose()
        log.noteDisposal()
    }

    private func receive(_ event: String, isEnd: Bool) {
        // The flag is set while an event is being delivered: by another thread, or further up the stack of this one.
        if isInside.exchange(true, ordering: .acquiringAndReleasing) {
            log.add(.oneAtATime, "There came \(event) while the observer was busy with another event.")
        }
        let count = log.note(event, isEnd: isEnd)
        onEvent(self, count)
        if count == maximum, !isEnd { dispose() }
        isInside.store(false, ordering: .releasing)
        // The order is that of a subscription: first the terminal handler, then the disposal of the upstream (G3).
        if isEnd { upstream.dispose() }
    }
}

/// The events that a probe has received, and the violations.
final class ContractLog: Sendable {
    private struct State {
        var hasBegun = false
        var end: String?
        var isDisposed = false
        var count = 0
        var errors: [any Error] = []
        var violations: [ContractViolation] = []
    }

    private let state = Locked(State())

    /// Whether events may be on their way on another thread when the chain is disposed of.
    private let isConcurrent: Bool

    init(isConcurrent: Bool = false) {
        self.isConcurrent = isConcurrent
    }

    var violations: [ContractViolation] { state.withLock { $0.violations } }

    var hasEnded: Bool { state.withLock { $0.end != nil } }

    var errors: [any Error] { state.withLock { $0.errors } }

    /// Records the call of `onSubscribe`; returns whether there was one before.
    func begin() -> Bool {
        state.withLock { state in
            defer { state.hasBegun = true }
            return state.hasBegun
        }
    }

    func noteDisposal() {
        state.withLock { $0.isDisposed = true }
    }

    func noteError(_ error: any Error) {
        state.withLock { $0.errors.append(error) }
    }

    /// Records an event; returns the number of events so far.
    func note(_ event: String, isEnd: Bool) -> Int {
        let (hasBegun, end, isDisposed, count) = state.withLock { state in
            let before = (state.hasBegun, state.end, state.isDisposed, state.count + 1)
            state.count += 1
            if isEnd, state.end == nil { state.end = event }
            return before
        }
        if !hasBegun { add(.upstreamComesFirst, "There came \(event) before `onSubscribe`.") }
        if let end { add(.grammar, "After \(end), there came \(event).") }
        if isDisposed, !isConcurrent { add(.nothingAfterDispose, "After `dispose()`, there came \(event).") }
        return count
    }

    func add(_ rule: ContractViolation.Rule, _ detail: String) {
        let violation = ContractViolation(rule: rule, detail: detail)
        state.withLock { state in
            // The first violations are enough for a report.
            if state.violations.count < 20 { state.violations.append(violation) }
        }
    }
}
