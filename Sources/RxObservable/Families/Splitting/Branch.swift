internal import RxDisposables

/// One of the sequences that an operator splits its source into: forwards what it receives to all its subscribers.
///
/// A subscriber that comes while an element is on its way gets the next one, so a subscriber that subscribes to a
/// branch at once when it is handed out misses nothing. One that comes after the end gets that.
final class Branch<Element> {
    fileprivate let core: SplitCore
    private let number: Int
    // How many objects need the branch: its node, as long as that is held, and each subscription. Without any of them
    // the core forgets it (contract C5).
    private let holders = AtomicInt(1)
    private let lock = Lock()
    // Tells the section that `new` has members, so that an element takes the lock only when there are some.
    private let hasNew = AtomicBool(false)
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var new = LinkedList<BranchSubscription<Element>>()
    // Guarded by the lock.
    private var pendingEnd = PendingEnd.none
    // SAFETY: touched in the core's section alone.
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
        if hasNew.load(ordering: .acquiring) { addPending() }
        // The list stays as it is meanwhile: `removeNow` waits for the section, which this thread is in.
        subscriptions.forEach { subscription in
            if !subscription.hasEnded { subscription.sink.onNext(element) }
        }
    }

    /// Sends the terminal event to all subscribers, present and future; in the section.
    ///
    /// - Parameter error: The error; `nil` means completion.
    func end(_ error: (any Error)?) {
        lock.withLock {
            // In one step, so that a subscription that comes now is either among those taken out or finds the end.
            pendingEnd = .came(error)
            takePending()
        }
        while let subscription = subscriptions.popFirst() { subscription.end(error) }
    }

    fileprivate func add(_ subscription: BranchSubscription<Element>) {
        switch lock.withLock({ admit(subscription) }) {
        case .none:
            // It may have been disposed of before it was in the list, so that the disposal couldn't take it out.
            if subscription.hasEnded { remove(subscription) }
        case .came(let error):
            subscription.end(error)
        }
    }

    /// Lets a subscription wait for the next element, unless the branch has ended.
    ///
    /// Called under the lock.
    private func admit(_ subscription: BranchSubscription<Element>) -> PendingEnd {
        guard case .none = pendingEnd else { return pendingEnd }
        new.append(subscription)
        hasNew.store(true, ordering: .releasing)
        return .none
    }

    fileprivate func remove(_ subscription: BranchSubscription<Element>) {
        core.section.take(subscription, by: self) { $0.removeNow($1) }
    }

    private func removeNow(_ subscription: BranchSubscription<Element>) {
        // It may still be among the new ones.
        addPending()
        subscriptions.remove(subscription)
    }

    /// Adds the subscriptions that wait; in the section.
    private func addPending() {
        lock.withLock { takePending() }
    }

    /// Called under the lock and in the section.
    private func takePending() {
        hasNew.store(false, ordering: .relaxed)
        new.move(to: &subscriptions)
    }

    fileprivate func addHolder() {
        holders.wrappingAdd(1, ordering: .relaxed)
    }

    fileprivate func removeHolder() {
        guard holders.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
        core.section.perform { self.core.forget(self.number) }
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

/// One subscription to a branch.
private final class BranchSubscription<Element>: Upstream, Linked {
    private let branch: Branch<Element>
    let sink: Sink<Element>
    private let phase = EndPhase()
    // Its place in one of the branch's lists; guarded as the list is.
    var links = Links<BranchSubscription<Element>>()

    init(_ branch: Branch<Element>, _ sink: Sink<Element>) {
        self.branch = branch
        self.sink = sink
        super.init()
        branch.addHolder()
        branch.core.addListener()
    }

    /// Whether it gets no event any more.
    var hasEnded: Bool { !phase.isLive }

    /// Sends the terminal event, unless it is all over.
    func end(_ error: (any Error)?) {
        // A subscription that has been stopped gets no event, but still has to leave.
        let isListening = close()
        guard phase.end() else { return }
        if isListening { send(error) }
        leave()
    }

    /// Closes the subscription: no event comes any more.
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
