internal import RxDisposables
internal import RxObservable
internal import RxSchedulers

extension ContractChecks {
    /// When it is over, elements and chain must be gone, though the subscription is still held.
    func checkFreed() -> [ContractViolation] {
        checkFreed("completion") { end($0, .completed) }
            + checkFreed("an error") { end($0, .error(ContractError())) }
            + checkFreed("`dispose()`") { _ in }
    }

    private func checkFreed(_ cause: String, _ finish: ([ContractSource]) -> Void) -> [ContractViolation] {
        let census = ContractCensus()
        let chain = WeakReferences()
        let subscription = run(census, chain, finish)
        defer { subscription.dispose() }
        var violations: [ContractViolation] = []
        if census.live > 0 {
            let detail = "After \(cause), \(census.live) elements were still alive."
            violations.append(ContractViolation(rule: .everythingIsFreed, detail: detail))
        }
        if chain.isAlive {
            let detail = "After \(cause), the chain was still alive."
            violations.append(ContractViolation(rule: .everythingIsFreed, detail: detail))
        }
        return violations
    }

    /// Does everything, and lets go of all but the subscription.
    private func run(
        _ census: ContractCensus,
        _ chain: WeakReferences,
        _ finish: ([ContractSource]) -> Void
    ) -> any Disposable {
        let sources = makeSources(census)
        chain.add(sources)
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(operation(sources).subscribe { _ in })
        feed(sources, 1...3)
        settle()
        finish(sources)
        settle()
        // An operator may go on after its source has ended.
        subscription.dispose()
        settle()
        return subscription
    }
}

/// Tells whether objects are still alive.
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
