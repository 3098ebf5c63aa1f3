internal import Dispatch
internal import Foundation
internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

extension ContractChecks {
    /// While foreign code is busy, another thread must be able to send, subscribe and dispose.
    func checkLocks() -> [ContractViolation] {
        var found: [ContractViolation] = []
        let places = ForeignCode.allCases.filter { $0 != .closure || calling != nil }
        for (place, disposes) in places.flatMap({ [($0, false), ($0, true)] }) {
            found += checkLocks(at: place, disposes: disposes)
            // A check that hangs once hangs again, and leaves the scheduler running.
            if found.contains(where: { $0.rule == .noLockIsHeld }) { break }
        }
        return found
    }

    private func checkLocks(at place: ForeignCode, disposes: Bool) -> [ContractViolation] {
        let visit = Visit(of: place, limit)
        let census = ContractCensus { visit.come(to: .freeing) }
        let sources = makeSources(census) { visit.come(to: .disposeAction) }
        let log = ContractLog(isConcurrent: true)
        let probe = UncheckedSendable(
            makeProbe(log) { _, _ in
                visit.come(to: log.hasEnded ? .terminalHandler : .onNext)
            }
        )
        let chain = UncheckedSendable(
            place == .closure
                ? calling?(sources) { visit.come(to: .closure) } ?? operation(sources) : operation(sources)
        )
        let driver = startThread {
            chain.value.attach(probe.value)
            feed(sources, 1...3)
            settle()
            if disposes { probe.value.dispose() }
            end(sources, .completed)
            settle()
            visit.end()
        }
        // The driver stays in the foreign code from here on, until `visit.end()`.
        guard visit.wait() else { return [hang("the sources sent", "nobody was busy")] }
        let hang = callFromAnotherThread(chain, sources, probe, place)
        visit.end()
        if let hang { return [hang] }
        return driver.wait(limit) ? log.violations : [self.hang("the work went on", "nobody was busy")]
    }

    /// Two threads send at the same time, and events must come one at a time nevertheless.
    func checkRace() -> [ContractViolation] {
        guard sourceCount > 0 else { return [] }
        let sources = makeSources(ContractCensus())
        let log = ContractLog(isConcurrent: true)
        let probe = makeProbe(log)
        operation(sources).attach(probe)
        // Both threads wait at the gate, so that neither has finished before the other has begun.
        let gate = Signal()
        let threads = (0..<2).map { thread in
            startThread {
                _ = gate.wait(limit)
                for number in 1...200 { sources[thread % sources.count].send(number) }
            }
        }
        gate.send(2)
        guard threads.allSatisfy({ $0.wait(limit) }) else { return [hang("both sent", "two threads ran")] }
        settle()
        end(sources, .completed)
        settle()
        probe.dispose()
        return log.violations + disposals(sources, "After two threads had sent")
    }

    /// Makes calls that must not wait for the observer.
    ///
    /// - Returns: The violation by the first call that waited, if any did.
    private func callFromAnotherThread(
        _ chain: UncheckedSendable<Observable<Result>>,
        _ sources: [ContractSource],
        _ probe: UncheckedSendable<ContractProbe<Result>>,
        _ place: ForeignCode
    ) -> ContractViolation? {
        // The calls that end the sequence come last, since the other calls need a live one.
        let steps: [(name: String, body: @Sendable () -> Void)] = [
            ("another thread sent an element", { feed(sources, 4...5) }),
            ("another thread subscribed", { subscribeAndDispose(chain.value) }),
            ("another thread made a source fail", { end(Array(sources.suffix(1)), .error(ContractError())) }),
            ("another thread disposed of the subscription", { probe.value.dispose() }),
        ]
        for step in steps {
            let thread = startThread(step.body)
            guard thread.wait(limit) else { return hang(step.name, place.rawValue) }
        }
        return nil
    }

    private func subscribeAndDispose(_ chain: Observable<Result>) {
        let probe = makeProbe(ContractLog(isConcurrent: true))
        chain.attach(probe)
        probe.dispose()
    }

    /// Runs a check; on a thread of its own if there are no sources to be driven, since a source may be endless.
    ///
    /// - Returns: The violations; `nil` if it took too long.
    func runInTime(_ check: @escaping @Sendable () -> [ContractViolation]) -> [ContractViolation]? {
        guard sourceCount == 0 else { return check() }
        let result = Locked<[ContractViolation]>([])
        let thread = startThread { result.replace(check()) }
        return thread.wait(limit) ? result.current : nil
    }

    /// The violation of a source for which a check took too long.
    func endless() -> ContractViolation {
        let detail = "After `dispose()` inside of an event, the source went on for more than \(limit)."
        return ContractViolation(rule: .promptStop, detail: detail)
    }

    private func hang(_ action: String, _ circumstances: String) -> ContractViolation {
        let detail = "While \(circumstances), \(action), and that took more than \(limit)."
        return ContractViolation(rule: .noLockIsHeld, detail: detail)
    }
}

/// Where an operator calls code that isn't its own.
private enum ForeignCode: String, CaseIterable {
    case closure = "a closure of the operator was busy"
    case onNext = "the observer was busy with an element"
    case terminalHandler = "the observer was busy with the end"
    case disposeAction = "a source was busy with being disposed of"
    case freeing = "an element was busy with being freed"
}

/// Makes the first call of foreign code at a place wait.
private final class Visit: Sendable {
    private let place: ForeignCode
    private let limit: RxTimeInterval
    private let hasArrived = AtomicBool(false)
    private let inside = Signal()
    private let released = Signal()

    init(of place: ForeignCode, _ limit: RxTimeInterval) {
        self.place = place
        self.limit = limit
    }

    func come(to place: ForeignCode) {
        guard place == self.place, !hasArrived.exchange(true, ordering: .acquiringAndReleasing) else { return }
        inside.send()
        // This limit is longer than all measured ones, so that this wait never ends first.
        _ = released.wait(limit, times: 8)
    }

    /// Waits until the foreign code is called, or until it is clear that it won't be.
    ///
    /// - Returns: Whether that came in time.
    func wait() -> Bool {
        inside.wait(limit)
    }

    /// Lets the foreign code return; a later call of it doesn't wait.
    func end() {
        _ = hasArrived.exchange(true, ordering: .acquiringAndReleasing)
        released.send()
        inside.send()
    }
}

/// Starts a thread; the signal says that it has ended.
///
/// A thread that hangs is abandoned.
private func startThread(_ body: @escaping @Sendable () -> Void) -> Signal {
    let finished = Signal()
    Thread.detachNewThread {
        body()
        finished.send()
    }
    return finished
}

/// An event that one thread waits for and another thread signals.
private final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func send(_ count: Int = 1) {
        for _ in 0..<count { semaphore.signal() }
    }

    /// Waits; returns whether it came in time.
    func wait(_ limit: RxTimeInterval, times factor: Int = 1) -> Bool {
        let start = DispatchTime.now()
        return semaphore.wait(timeout: (1...factor).reduce(start) { time, _ in time + limit }) == .success
    }
}
