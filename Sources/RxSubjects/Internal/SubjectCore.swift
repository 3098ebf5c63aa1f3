internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// The subscribers of a subject and its phase: everything but its elements.
///
/// A subject owns its core, and each subscriber knows the core, not the subject. So a subject is freed with its last
/// reference, even if it has subscribers; it then releases them, which breaks the cycle between the two.
///
/// The list is touched only in the ``section``: one piece of work at a time, without a lock.
@usableFromInline
class SubjectCore {
    private let counted = Counted()
    final let section = SerialSection()
    /// Guards the elements kept for new subscribers, and decides the order in the section where that depends on them.
    final let lock = Lock()
    private let phase = Atomic8<SubjectPhase>(.live)
    private let observerCount = AtomicInt(0)
    // SAFETY: touched only in the section.
    @exclusivity(unchecked) final var subscribers = SubscriberList()
    private let firstPlaces = SubscriberList.FirstPlaces((nil, nil))

    init() {}

    final var hasObservers: Bool {
        observerCount.load(ordering: .acquiring) > 0
    }

    final var isDisposed: Bool {
        phase.load(ordering: .acquiring) == .disposed
    }

    /// Whether subscribers hear nothing more; asked before each delivery.
    @inline(__always) final var isSilent: Bool {
        phase.load(ordering: .relaxed) == .disposed
    }

    /// Whether neither a terminal event has been accepted nor the subject been disposed of.
    ///
    /// Changes under the lock.
    @inline(__always) final var isLive: Bool {
        phase.load(ordering: .acquiring) == .live
    }

    /// Leaves the live phase for a terminal event; under the lock.
    ///
    /// - Returns: Whether this call ended it.
    final func leaveLivePhase() -> Bool {
        phase.compareExchange(expected: .live, desired: .ended, ordering: .acquiringAndReleasing).exchanged
    }

    /// Counts a subscriber, from its subscription on.
    final func addObserver() {
        observerCount.wrappingAdd(1, ordering: .releasing)
    }

    /// Ends a subscriber; returns whether this call ended it.
    final func end(_ subscriber: SubjectSubscriber) -> Bool {
        guard subscriber.leaveLivePhase() else { return false }
        removeObserver()
        return true
    }

    /// Counts a subscriber that has ended.
    final func removeObserver() {
        observerCount.wrappingSubtract(1, ordering: .releasing)
    }

    /// Admits a new subscriber, which has been counted: sends it the kept elements, or the end.
    ///
    /// - Parameters:
    ///   - subscriber: A sink's entry.
    ///   - subject: The subject that `RxError.disposed(object:)` names.
    func admit(_ subscriber: SubjectSubscriber, of subject: AnyObject) {}

    /// Takes a subscriber off the list: its subscription has been disposed of.
    final func remove(_ subscriber: SubjectSubscriber) {
        let sink = lock.withLock { settleInTurn(subscriber) }
        // Foreign objects are freed here, outside the lock. The list may have held the last other reference.
        extendLifetime((sink, subscriber))
    }

    /// Settles a subscriber now, or lets the thread that is sending do that; under the lock.
    ///
    /// - Returns: What the caller frees after it has released the lock.
    final func settleInTurn(_ subscriber: SubjectSubscriber) -> AnyObject? {
        var sink: AnyObject?
        section.amend(subscriber, by: self, keeping: { sink = subscriber.ownSink }) { $0.settle($1) }
        return sink
    }

    /// Adds a new subscriber to the list, or removes a subscriber that has ended from it.
    ///
    /// In the section.
    final func settle(_ subscriber: SubjectSubscriber) {
        // One function adds and removes, since the section takes elements of one type in one way. A subscriber that
        // ended before it was added isn't added at all.
        if subscriber.hasEnded {
            subscribers.remove(subscriber)
            if subscriber.hasSink { subscriber.releaseSinkAtOnce() }
        } else if isDisposed {
            // The subject was disposed of while the subscriber waited for its turn. It receives nothing more from it.
            drop(subscriber)
        } else {
            subscribers.append(subscriber, firstPlaces)
        }
    }

    /// Releases all subscribers without an event, and everything that is kept for later ones.
    final func dispose() {
        let release = {
            self.dropSubscribers()
            self.clear()
        }
        let turn = lock.withLock { () -> SerialSection.Turn? in
            // Every change of the phase happens under the lock, so it comes before or after the acceptance of an
            // element.
            guard phase.exchange(.disposed, ordering: .acquiringAndReleasing) != .disposed else { return nil }
            return section.enterOrQueue(release)
        }
        if let turn { section.perform(turn, release) }
    }

    /// Releases all subscribers without an event: the subject is being freed.
    @inline(__always) final func abandon() {
        // At the end of the subject's life nothing can subscribe any more, so without observers there is nothing to do.
        if hasObservers { abandonSubscribers() }
    }

    @inline(never) private final func abandonSubscribers() {
        let turn = lock.withLock { section.enterOrQueue(dropSubscribers) }
        section.perform(turn, dropSubscribers)
    }

    /// Frees the elements kept for later subscribers, under the lock where that guards them.
    ///
    /// In the section.
    func clear() {}

    private func dropSubscribers() {
        subscribers.forEach(drop)
        subscribers.removeAll()
    }

    /// Ends a subscriber without an event, and releases its chain.
    ///
    /// In the section.
    final func drop(_ subscriber: SubjectSubscriber) {
        _ = end(subscriber)
        subscriber.releaseSink()
    }
}

enum SubjectPhase: UInt8 {
    /// It sends the events that it gets.
    case live
    /// It has sent a terminal event.
    case ended
    /// It has been disposed of.
    case disposed
}
