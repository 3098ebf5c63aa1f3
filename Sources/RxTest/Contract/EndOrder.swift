internal import RxObservable

/// Checks whether a source's end reaches the observer before the source is disposed of.
///
/// An operator that continues with another sequence rightly disposes of the source first. So only a forwarded end
/// counts: at once, unchanged, and for completion with no element in between.
final class EndOrder {
    private var watched: (subscriptions: [ContractSubscription], sendsError: Bool)?
    private(set) var violations: [ContractViolation] = []

    /// Called before a source is made to end.
    func watch(_ source: ContractSource, _ event: Event<ContractElement>) {
        watched = (source.record.subscriptions.filter { $0.disposals == 0 }, event.error != nil)
    }

    /// Called when the sources have ended.
    func stop() {
        watched = nil
    }

    /// Called inside each event of the observer.
    func note(_ log: ContractLog) {
        guard let watched else { return }
        self.watched = nil
        // Of several subscriptions to one source, it may be the last one that ends everything.
        guard log.hasEnded, watched.sendsError == !log.errors.isEmpty, !watched.subscriptions.isEmpty,
            watched.subscriptions.allSatisfy({ $0.disposals > 0 })
        else { return }
        let end = watched.sendsError ? "the error" : "completion"
        let detail = "The source had been disposed of when \(end) came."
        violations.append(ContractViolation(rule: .endComesBeforeDisposal, detail: detail))
    }
}
