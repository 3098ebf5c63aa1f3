@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers
internal import RxVirtualTime

/// The checks that an operator has to pass, or a source, which is an operator without sources; each makes a new chain.
struct ContractChecks<Result>: Sendable {
    typealias Sources = [Observable<ContractElement>]
    typealias Operation = @Sendable (Sources) -> Observable<Result>

    /// Puts a closure into the operator that calls the given one.
    typealias CallingOperation = @Sendable (Sources, @escaping @Sendable () -> Void) -> Observable<Result>

    let sourceCount: Int
    let operation: Operation
    let throwing: Operation?
    let calling: CallingOperation?

    /// How long a thread may take before it counts as hanging.
    let limit: RxTimeInterval

    private let scheduler: TestScheduler?

    init(
        sourceCount: Int,
        _ scheduler: TestScheduler?,
        throwing: Operation?,
        calling: CallingOperation?,
        limit: any RxTimeSpan,
        _ operation: @escaping Operation
    ) {
        self.sourceCount = sourceCount
        self.scheduler = scheduler
        self.throwing = throwing
        self.calling = calling
        self.limit = limit.rxTimeInterval
        self.operation = operation
    }

    /// The violations, without duplicates.
    func violations() -> [ContractViolation] {
        var seen: Set<ContractViolation> = []
        return allViolations().filter { seen.insert($0).inserted }
    }

    private func allViolations() -> [ContractViolation] {
        var found: [ContractViolation] = []
        let checks: [@Sendable () -> [ContractViolation]] = [
            checkEnds, checkDispose, checkDisposeInside, checkDisposeAtOnce, checkThrowing, checkFreed,
        ]
        for check in checks {
            // A check that doesn't end has left a thread behind, which still uses the scheduler, so no further check is
            // made.
            guard let violations = runInTime(check) else { return found + [endless()] }
            found += violations
        }
        let locks = checkLocks()
        found += checkLoop() + locks
        // A check that hangs would make the race hang, too, and leaves the scheduler running.
        return locks.contains { $0.rule == .noLockIsHeld } ? found : found + checkRace()
    }

    func makeSources(
        _ census: ContractCensus,
        loop: Int? = nil,
        onDispose: @escaping @Sendable () -> Void = {}
    ) -> [ContractSource] {
        (0..<sourceCount).map { _ in ContractSource(census, loop: loop, onDispose: onDispose) }
    }

    /// The end of a chain; it disposes of a source after 50 elements, since a source may be endless.
    func makeProbe(
        _ log: ContractLog,
        onEvent: @escaping (ContractProbe<Result>, Int) -> Void = { _, _ in }
    ) -> ContractProbe<Result> {
        ContractProbe(log, maximum: sourceCount == 0 ? 50 : nil, onEvent: onEvent)
    }

    /// Advances the virtual time, so that an operator with timers can finish.
    func settle() {
        guard let scheduler else { return }
        scheduler.advanceTo(scheduler.clock + 1000)
    }

    /// Sends elements from the sources in turn.
    func feed(_ sources: [ContractSource], _ numbers: ClosedRange<Int>) {
        for number in numbers {
            for source in sources { source.send(number) }
        }
    }

    func end(_ sources: [ContractSource], _ event: Event<ContractElement>) {
        for source in sources { source.end(event) }
    }

    private func checkEnds() -> [ContractViolation] {
        checkEnd(.completed, of: 0..<sourceCount, "completion")
            + (0..<sourceCount).flatMap { checkEnd(.error(ContractError()), of: $0..<$0 + 1, "an error") }
    }

    private func checkEnd(
        _ event: Event<ContractElement>,
        of ending: Range<Int>,
        _ name: String
    ) -> [ContractViolation] {
        let sources = makeSources(ContractCensus())
        let log = ContractLog()
        let order = EndOrder()
        let probe = makeProbe(log) { _, _ in order.note(log) }
        operation(sources).attach(probe)
        feed(sources, 1...3)
        settle()
        for source in sources[ending] {
            order.watch(source, event)
            source.end(event)
        }
        order.stop()
        settle()
        // An operator may continue after an end, as `concat` does. Then it is disposed of, and disposals are counted
        // after that.
        let cause = log.hasEnded ? "After \(name)" : "After \(name) and `dispose()`"
        probe.dispose()
        return log.violations + order.violations + disposals(sources, cause)
    }

    private func checkDispose() -> [ContractViolation] {
        let sources = makeSources(ContractCensus())
        let log = ContractLog()
        let probe = makeProbe(log)
        operation(sources).attach(probe)
        feed(sources, 1...2)
        probe.dispose()
        // With a scheduler, the sources may be disposed of later.
        let late = scheduler == nil ? disposals(sources, "When `dispose()` had returned") : []
        feed(sources, 3...4)
        end(sources, .completed)
        settle()
        return log.violations + late + disposals(sources, "After `dispose()`")
    }

    private func checkDisposeInside() -> [ContractViolation] {
        let sources = makeSources(ContractCensus())
        let log = ContractLog()
        let probe = makeProbe(log) { probe, count in
            if count == 1 { probe.dispose() }
        }
        operation(sources).attach(probe)
        feed(sources, 1...3)
        settle()
        feed(sources, 4...6)
        end(sources, .completed)
        settle()
        probe.dispose()
        return log.violations + disposals(sources, "After `dispose()` inside of `onNext`")
    }

    private func checkDisposeAtOnce() -> [ContractViolation] {
        let sources = makeSources(ContractCensus())
        let log = ContractLog()
        let probe = ContractProbe<Result>(log, maximum: 0)
        operation(sources).attach(probe)
        feed(sources, 1...3)
        settle()
        end(sources, .completed)
        settle()
        return log.violations + disposals(sources, "After `dispose()` inside of `onSubscribe`")
    }

    private func checkLoop() -> [ContractViolation] {
        guard sourceCount > 0 else { return [] }
        let sources = makeSources(ContractCensus(), loop: 1000)
        let log = ContractLog()
        let counts = sources.map(\.record)
        let sent = { counts.map(\.loopCount).reduce(0, +) }
        let seen = Holder(0)
        let probe = makeProbe(log) { probe, count in
            // The number of elements that the loops had sent when the first one arrived.
            guard count == 1 else { return }
            seen.value = sent()
            probe.dispose()
        }
        operation(sources).attach(probe)
        // The number is 0 if no element came, as from an operator that waits until the end: then the loop had no
        // disposal.
        let late = seen.value == 0 ? 0 : sent() - seen.value
        settle()
        probe.dispose()
        var violations = log.violations + disposals(sources, "After `dispose()` in the middle of a loop")
        // One element may have been in delivery when the subscription was disposed of.
        if late > 1 {
            let detail = "After `dispose()` inside of `onNext`, a source in a loop went on for \(late) elements."
            violations.append(ContractViolation(rule: .promptStop, detail: detail))
        }
        return violations
    }

    private func checkThrowing() -> [ContractViolation] {
        guard let throwing else { return [] }
        let sources = makeSources(ContractCensus())
        let log = ContractLog()
        let probe = makeProbe(log)
        // The sources send elements after the error, so that an operator that sends anything after it is found.
        throwing(sources).attach(probe)
        feed(sources, 1...3)
        settle()
        end(sources, .completed)
        settle()
        probe.dispose()
        var violations = log.violations + disposals(sources, "After a closure threw")
        if !log.errors.contains(where: { $0 is ContractError }) {
            let detail = "A closure threw, and the observer didn't get that error."
            violations.append(ContractViolation(rule: .throwingClosure, detail: detail))
        }
        return violations
    }

    /// Each subscription to a source must have been disposed of once.
    func disposals(_ sources: [ContractSource], _ cause: String) -> [ContractViolation] {
        sources.indices.flatMap { index in
            sources[index].record.subscriptions.filter { $0.disposals != 1 }.map { subscription in
                let name = sources.count == 1 ? "the source" : "source \(index + 1)"
                let detail = "\(cause), \(name) had been disposed of \(subscription.disposals) times."
                return ContractViolation(rule: .upstreamIsDisposedOfOnce, detail: detail)
            }
        }
    }
}

/// A value that a closure changes, on one thread.
final class Holder<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
