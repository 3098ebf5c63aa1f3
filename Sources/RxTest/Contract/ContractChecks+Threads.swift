internal import Dispatch
internal import Foundation
@_spi(Pipeline) internal import RxObservable

extension ContractChecks {
    /// While the observer is busy, another thread must be able to send, subscribe and dispose.
    func checkLocks() -> [ContractViolation] {
        let sources = makeSources(ContractCensus())
        let log = ContractLog(isConcurrent: true)
        let inside = Signal()
        let released = Signal()
        let limit = limit
        let probe = Unguarded(
            ContractProbe<Result>(log) { _, count in
                guard count == 1 else { return }
                inside.send()
                _ = released.wait(limit)
            }
        )
        let chain = Unguarded(operation(sources))
        let driver = startThread {
            chain.value.attach(probe.value)
            feed(sources, 1...3)
            settle()
            end(sources, .completed)
            settle()
            inside.send()
        }
        guard inside.wait(limit) else { return [hang("the sources sent")] }
        let hang = callFromAnotherThread(chain, sources, probe)
        released.send()
        if let hang { return [hang] }
        return driver.wait(limit) ? log.violations : [self.hang("the observer came back")]
    }

    /// Two threads send at the same time, and events must come one at a time nevertheless.
    func checkRace() -> [ContractViolation] {
        let sources = makeSources(ContractCensus())
        let log = ContractLog(isConcurrent: true)
        let probe = ContractProbe<Result>(log)
        operation(sources).attach(probe)
        let gate = Signal()
        let threads = (0..<2).map { thread in
            startThread {
                _ = gate.wait(limit)
                for number in 1...200 { sources[thread % sources.count].send(number) }
            }
        }
        gate.send(2)
        guard threads.allSatisfy({ $0.wait(limit) }) else { return [hang("two threads sent")] }
        settle()
        end(sources, .completed)
        settle()
        probe.dispose()
        return log.violations + disposals(sources, "After two threads had sent")
    }

    /// Does what must not wait for the observer.
    ///
    /// - Returns: What waited, if anything did.
    private func callFromAnotherThread(
        _ chain: Unguarded<Observable<Result>>,
        _ sources: [ContractSource],
        _ probe: Unguarded<ContractProbe<Result>>
    ) -> ContractViolation? {
        let steps: [(name: String, body: @Sendable () -> Void)] = [
            ("another thread sent an element", { feed(sources, 4...5) }),
            ("another thread subscribed", { subscribeAndDispose(chain.value) }),
            ("another thread disposed of the subscription", { probe.value.dispose() }),
        ]
        for step in steps {
            let thread = startThread(step.body)
            guard thread.wait(limit) else { return hang(step.name) }
        }
        return nil
    }

    private func subscribeAndDispose(_ chain: Observable<Result>) {
        let probe = ContractProbe<Result>(ContractLog(isConcurrent: true))
        chain.attach(probe)
        probe.dispose()
    }

    private func hang(_ action: String) -> ContractViolation {
        let detail = "While the observer was busy, \(action), and that took more than \(limit)."
        return ContractViolation(rule: .noLockIsHeld, detail: detail)
    }
}

/// Starts a thread; the signal says that it has ended.
///
/// One that hangs is left behind.
private func startThread(_ body: @escaping @Sendable () -> Void) -> Signal {
    let finished = Signal()
    Thread.detachNewThread {
        body()
        finished.send()
    }
    return finished
}

/// Something that one thread waits for and another one causes.
// SAFETY: a semaphore may be used from any thread.
private final class Signal: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func send(_ count: Int = 1) {
        for _ in 0..<count { semaphore.signal() }
    }

    /// Waits.
    ///
    /// - Returns: Whether it came in time.
    func wait(_ limit: Duration) -> Bool {
        let (seconds, attoseconds) = limit.components
        let time = DispatchTime.now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
        return semaphore.wait(timeout: time) == .success
    }
}
