internal import RxDisposables

/// One of the sequences that an operator splits its source into; it forwards its elements to all its subscribers.
///
/// A subscriber that is added during a delivery gets the next element, so a subscription made as soon as the branch is
/// handed out misses nothing. A subscriber after the end gets the end.
final class Branch<Element> {
    fileprivate let core: SplitCore
    private let number: Int
    // The number of owners: the branch's node, while it is held, and each subscription. Without owners, the core
    // forgets the branch (contract C5).
    private let holders = AtomicInt(1)
    private let lock = Lock()
    // Whether `new` has members; if not, an element needn't take the lock.
    private let hasPending = AtomicBool(false)
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var new = LinkedList<BranchSubscription<Element>>()
    // This field is guarded by the lock.
    private var pendingEnd = PendingEnd.none
    // SAFETY: touched only in the core's section.
    @exclusivity(unchecked) private var subscriptions = LinkedList<BranchSubscription<Element>>()

    init(_ core: SplitCore, number: Int = 0) {
        self.core = core
        self.number = number
    }

    /// The branch as a sequence; made once.
    func makeObservable() -> Observable<Element> {
        BranchObservable(self)
    }

    /// Sends an element; in the section.
    func send(_ element: Element) {
        if hasPending.load(ordering: .acquiring) { addPending() }
        // The list doesn't change meanwhile: `removeNow` waits for the section, and this thread is in it.
        subscriptions.forEach { subscription in
            if !subscription.hasEnded { subscription.sink.onNext(element) }
        }
    }

    /// Sends the terminal event to all subscribers, present and future; in the section.
    ///
    /// - Parameter error: The error; `nil` means completion.
    func end(_ error: (any Error)?) {
        lock.withLock {
            // These are one step: a new subscription either ends here with the others, or finds the end.
            pendingEnd = .arrived(error)
            movePending()
        }
        while let subscription = subscriptions.popFirst() { subscription.end(error) }
    }

    fileprivate func add(_ subscription: BranchSubscription<Element>) {
        switch lock.withLock({ admit(subscription) }) {
        case .none:
            // A disposal before the subscription was in the list couldn't remove it.
            if subscription.hasEnded { remove(subscription) }
        case .arrived(let error):
            subscription.end(error)
        }
    }

    /// Queues a subscription for the next element, unless the branch has ended.
    ///
    /// Called under the lock.
    private func admit(_ subscription: BranchSubscription<Element>) -> PendingEnd {
        guard case .none = pendingEnd else { return pendingEnd }
        // Mutant gap: "groupBy: a subscriber comes as it ends"
        new.append(subscription)
        hasPending.store(true, ordering: .releasing)
        return .none
    }

    fileprivate func remove(_ subscription: BranchSubscription<Element>) {
        core.lock.withLock { core.section.amend(subscription, by: self) { $0.removeNow($1) } }
    }

    private func removeNow(_ subscription: BranchSubscription<Element>) {
        // The subscription may still be among the new ones.
        addPending()
        subscriptions.remove(subscription)
    }

    /// Adds the waiting subscriptions; in the section.
    private func addPending() {
        lock.withLock { movePending() }
    }

    /// Called under the lock and in the section.
    private func movePending() {
        hasPending.store(false, ordering: .relaxed)
        new.move(to: &subscriptions)
    }

    fileprivate func addHolder() {
        holders.wrappingAdd(1, ordering: .relaxed)
    }

    fileprivate func removeHolder() {
        guard holders.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
        core.lock.withLock { core.section.amend { self.core.forget(self.number) } }
        // What the branch has is freed later, outside the lock.
        extendLifetime(self)
    }
}

// SAFETY: the branch guards its own state.
private final class BranchObservable<Element>: Observable<Element>, @unchecked Sendable {
    private let branch: Branch<Element>

    init(_ branch: Branch<Element>) {
        self.branch = branch
        super.init()
    }

    deinit {
        branch.removeHolder()
    }

    override func describe(in chain: inout Chain) {
        chain.append("inner")
    }

    override func run(_ sink: Sink<Element>) {
        let subscription = BranchSubscription(branch, sink)
        sink.onSubscribe(subscription)
        guard !subscription.hasEnded else { return }
        branch.add(subscription)
    }
}

private final class BranchSubscription<Element>: Upstream, Linked {
    private let branch: Branch<Element>
    let sink: Sink<Element>
    private let phase = EndPhase()
    // The links in one of the branch's lists; guarded like the list.
    var links = Links<BranchSubscription<Element>>()

    init(_ branch: Branch<Element>, _ sink: Sink<Element>) {
        self.branch = branch
        self.sink = sink
        super.init()
        branch.addHolder()
        branch.core.addListener()
    }

    /// Whether the subscription gets no further event.
    var hasEnded: Bool { !phase.isLive }

    /// Sends the terminal event, unless the subscription is over.
    func end(_ error: (any Error)?) {
        // A stopped subscription gets no event, but still has to leave.
        let isListening = close()
        guard phase.end() else { return }
        if isListening { send(error) }
        leave()
    }

    /// Closes the subscription: it gets no further event.
    ///
    /// - Returns: Whether this call closed it.
    private func close() -> Bool {
        guard phase.close() else { return false }
        branch.core.listenerHasStopped()
        return true
    }

    private func send(_ error: (any Error)?) {
        if let error {
            sink.onError(error)
        } else {
            sink.onCompleted()
        }
    }

    override func stop() {
        _ = close()
    }

    override func dispose() {
        _ = close()
        guard phase.end() else { return }
        branch.remove(self)
        leave()
    }

    private func leave() {
        branch.core.removeListener()
        branch.removeHolder()
    }
}
