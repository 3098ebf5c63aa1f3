internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import Synchronization

/// Who is subscribed to a subject, and what the subject is going through: everything but its elements.
///
/// A subject owns its core, and each subscriber knows the core, not the subject. So a subject is freed when nobody holds it
/// any more, whoever is still subscribed; it then lets go of its subscribers, which breaks the cycle between the two.
///
/// Everything that is no atomic is touched in the ``section`` alone: one piece of work at a time, without a lock.
class SubjectCore {
    final let section = SerialSection()
    private let phase = Atomic<SubjectPhase>(.live)
    private let observerCount = Atomic<Int>(0)
    @exclusivity(unchecked) final var subscribers = SubscriberList()

    init() {
        #if DEBUG || ResourceTracing
        Resources.incrementTotal()
        #endif
    }

    #if DEBUG || ResourceTracing
    deinit {
        Resources.decrementTotal()
    }
    #endif

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

    /// Whether neither a terminal event has been sent nor the subject been disposed of.
    @inline(__always) final var isLive: Bool {
        phase.load(ordering: .acquiring) == .live
    }

    /// Leaves the live phase for a terminal event.
    ///
    /// - Returns: Whether this call did it.
    final func leaveLivePhase() -> Bool {
        phase.compareExchange(expected: .live, desired: .ended, ordering: .acquiringAndReleasing).exchanged
    }

    /// Counts a subscriber, from its subscription on.
    final func countIn() {
        observerCount.wrappingAdd(1, ordering: .releasing)
    }

    /// Ends a subscriber.
    ///
    /// - Returns: Whether this call did it.
    final func end(_ subscriber: Subscriber) -> Bool {
        guard subscriber.end() else { return false }
        observerCount.wrappingSubtract(1, ordering: .releasing)
        return true
    }

    /// Takes a subscriber off the list: its subscription has been disposed of.
    fileprivate final func remove(_ subscriber: SubjectSubscriber) {
        if section.tryEnter() {
            subscribers.remove(subscriber)
            section.leave()
        } else {
            section.enqueue { self.subscribers.remove(subscriber) }
        }
    }

    /// Lets go of all subscribers without an event, and of everything that is kept for later ones.
    final func dispose() {
        guard phase.exchange(.disposed, ordering: .acquiringAndReleasing) != .disposed else { return }
        section.perform {
            self.dropSubscribers()
            self.clear()
        }
    }

    /// Lets go of all subscribers without an event: the subject is being freed.
    final func abandon() {
        guard hasObservers else { return }
        section.perform(dropSubscribers)
    }

    /// Frees what is kept for later subscribers.
    ///
    /// In the section.
    func clear() {}

    private func dropSubscribers() {
        subscribers.forEach(drop)
        subscribers.removeAll()
    }

    /// Ends a subscriber without an event, and lets go of its chain.
    ///
    /// In the section.
    final func drop(_ subscriber: Subscriber) {
        _ = end(subscriber)
        // SAFETY: the list holds what `Channel.subscribe` made.
        unsafeDowncast(subscriber, to: SubjectSubscriber.self).letGo()
    }
}

/// One subscription to a subject.
///
/// Not generic, so that nobody looks up metadata to make one.
final class SubjectSubscriber: Subscriber {
    private let core: SubjectCore
    // A `Sink` of the subject's elements. Unmanaged, since a retain and release for each delivery would cost more than the
    // delivery; it stands for one reference. It is used and given back in the subject's section alone.
    @exclusivity(unchecked) private var sink: Unmanaged<Upstream>?

    init(_ core: SubjectCore, _ sink: Upstream) {
        self.core = core
        self.sink = .passRetained(sink)
    }

    deinit {
        sink?.release()
    }

    override func dispose() {
        if core.end(self) { core.remove(self) }
    }

    /// Hands the sink to `body`, unless it has been let go.
    @inline(__always) func withSink(_ body: (Upstream) -> Void) {
        sink?._withUnsafeGuaranteedRef(body)
    }

    /// Gives the sink back.
    fileprivate func letGo() {
        let old = sink
        sink = nil
        old?.release()
    }
}
