internal import RxDisposables
internal import RxObservable
internal import RxVirtualTime

extension ContractChecks {
    /// When it is over, elements and chain must be gone, though the subscription is still held.
    func checkFreed() -> [ContractViolation] {
        var found = checkFreed("`dispose()`") { _ in }
        guard sourceCount > 0 else { return found }
        found += checkFreed("completion") { end($0, .completed) }
        found += checkFreed("an error") { end($0, .error(ContractError())) }
        return found
    }

    private func checkFreed(_ cause: String, _ finish: ([ContractSource]) -> Void) -> [ContractViolation] {
        let census = ContractCensus()
        let chain = WeakReferences()
        let subscription = run(census, chain, finish)
        defer { subscription.dispose() }
        var violations: [ContractViolation] = []
        if census.live > 0 {
            let detail = "After \(cause), \(census.live) elements or closures were still alive."
            violations.append(ContractViolation(rule: .everythingIsFreed, detail: detail))
        }
        if chain.isAlive {
            let detail = "After \(cause), the chain was still alive."
            violations.append(ContractViolation(rule: .everythingIsFreed, detail: detail))
        }
        return violations
    }

    /// Runs the check, and releases everything except the subscription.
    private func run(
        _ census: ContractCensus,
        _ references: WeakReferences,
        _ finish: ([ContractSource]) -> Void
    ) -> any Disposable {
        // This is a function of its own, whose locals are released when it returns, so that only the subscription is
        // left.
        let sources = makeSources(census)
        references.add(sources)
        let subscription = SingleAssignmentDisposable()
        // The observer's closure captures the first, and the operator's closure the second.
        let (held, called) = (ContractElement(0, census), ContractElement(0, census))
        let chain = calling?(sources) { extendLifetime(called) } ?? operation(sources)
        // A source may be endless.
        let bounded = sourceCount == 0 ? chain.take(50) : chain
        subscription.setDisposable(bounded.subscribe { _ in extendLifetime(held) })
        feed(sources, 1...3)
        settle()
        finish(sources)
        settle()
        // An operator may continue after its source has ended.
        subscription.dispose()
        settle()
        return subscription
    }
}

/// Reports whether objects are still alive.
private final class WeakReferences {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [Reference] = []

    var isAlive: Bool {
        references.contains { $0.object != nil }
    }

    func add(_ objects: [AnyObject]) {
        references += objects.map { Reference(object: $0) }
    }
}
