internal import RxDisposables
@_spi(Pipeline) public import RxObservable

/// The only subscription to the source.
///
/// The first subscriber disposes of this object directly; most connections have no other subscriber.
@usableFromInline
final class MainConnection<Element>: _Sink<Element> {
    private let node: MainShare<Element>
    // The fields below are touched only on the main thread.
    private var state = MainConnectionState.idle
    // SAFETY: touched only on the main thread. Further subscribers, each a `MainMember<Element>`. The type is
    // `Upstream`, since an array of the generic type would look up its metadata at each element. Unsubscribing during
    // an emission leaves a hole, which is closed after it.
    @exclusivity(unchecked) private var others: [Upstream] = []
    private var upstream: Upstream?
    private var first: Sink<Element>?
    // SAFETY: this is `first`, unretained for direct delivery: a retain and a release would cost more than the
    // delivery. If the first subscriber leaves during its delivery, `departed` keeps it alive until the delivery is
    // over.
    private var target: Unmanaged<Sink<Element>>?
    private var departed: Sink<Element>?
    // The flag is set on any thread: the first subscriber has already ended, and its disposal follows on the main
    // thread.
    private let isFirstStopped = AtomicBool(false)
    private var liveCount = 1
    // The number of further subscribers that have left and are still in the list.
    private var departedCount = 0
    // This is a pointer, since a generic cell of another module would also look up its metadata.
    private var latest: UnsafeMutablePointer<Element>?

    required init(_ node: MainShare<Element>, first: Sink<Element>) {
        self.node = node
        self.first = first
        // SAFETY: see the field.
        target = .passUnretained(first)
    }

    deinit {
        freeLatest()
    }

    override var isStopped: Bool { state.isOver }

    override var watcher: AnyObject? { isOnMain ? first?.watcher : nil }

    override func onSubscribe(_ upstream: Upstream) {
        // The last subscriber may have left during the subscription to the source.
        if state.isOver { upstream.dispose() } else { self.upstream = upstream }
    }

    func add(_ sink: Sink<Element>) {
        let member = MainMember(self, sink)
        others.append(member)
        liveCount += 1
        sink.onSubscribe(member)
        if let latest { member.replay(latest.pointee) }
    }

    override func onNext(_ element: Element) {
        // A subscriber added from here on has received this element as the latest one, or must not receive it. That
        // includes one that is added while the former element is freed.
        let count = others.count
        if node.replaysLatest { keep(element) }
        state.willDeliver()
        // The load is relaxed: an element already in delivery may still arrive.
        if let target, !isFirstStopped.load(ordering: .relaxed) {
            // SAFETY: see the field.
            target._withUnsafeGuaranteedRef { $0.onNext(element) }
        }
        for index in 0..<count {
            guard !state.isOver else { break }
            member(others[index]).onNext(element)
        }
        if state.didDeliver() { removeDeparted() }
    }

    private func keep(_ element: Element) {
        if let latest {
            latest.pointee = element
        } else {
            let room = UnsafeMutablePointer<Element>.allocate(capacity: 1)
            room.initialize(to: element)
            latest = room
        }
    }

    private func freeLatest() {
        guard let latest else { return }
        self.latest = nil
        latest.deinitialize(count: 1)
        latest.deallocate()
    }

    private func member(_ other: Upstream) -> MainMember<Element> {
        // SAFETY: `others` contains only members.
        unsafeDowncast(other, to: MainMember<Element>.self)
    }

    override func onError(_ error: any Error) {
        guard state.end() else { return }
        let (first, others) = (listeningFirst, others)
        forgetSubscribers()
        first?.onError(error)
        for other in others { member(other).end(error) }
        disposeUpstream()
    }

    override func onCompleted() {
        guard state.end() else { return }
        let (first, others) = (listeningFirst, others)
        forgetSubscribers()
        first?.onCompleted()
        for other in others { member(other).end(nil) }
        disposeUpstream()
    }

    /// Silences the first subscriber; it leaves later.
    override func stop() {
        isFirstStopped.store(true, ordering: .relaxed)
    }

    /// Removes the first subscriber.
    override func dispose() {
        if node.isOnMain { return firstLeft() }
        stop()
        hopToMain(self) { $0.firstLeft() }
    }

    private func firstLeft() {
        guard first != nil else { return }
        dropFirst()
        subscriberLeft()
    }

    /// Releases the first subscriber; during a delivery, the release waits until it is over.
    private func dropFirst() {
        guard let leaving = first else { return }
        first = nil
        target = nil
        if !state.subscriberLeaves() { departed = leaving }
    }

    func memberLeft() {
        departedCount += 1
        if state.subscriberLeaves() { removeDeparted() }
        subscriberLeft()
    }

    /// Releases the subscribers that have left, when no element is in delivery.
    ///
    /// Further subscribers are removed once more than half of the list has left, so leaving is amortised O(1).
    private func removeDeparted() {
        departed = nil
        guard departedCount > others.count / 2 else { return }
        departedCount = 0
        others.removeAll { member($0).hasLeft }
    }

    private func subscriberLeft() {
        liveCount -= 1
        guard liveCount == 0, state.end() else { return }
        forgetSubscribers()
        disposeUpstream()
    }

    /// Releases all subscribers: the connection has ended, and the next subscriber makes a new one.
    private func forgetSubscribers() {
        if node.connection === self { node.connection = nil }
        dropFirst()
        others = []
        departedCount = 0
        freeLatest()
    }

    /// The first subscriber, unless it has been disposed of on another thread: it hears no end, either.
    private var listeningFirst: Sink<Element>? {
        isFirstStopped.load(ordering: .relaxed) ? nil : first
    }

    private func disposeUpstream() {
        let upstream = upstream
        self.upstream = nil
        upstream?.dispose()
    }

    /// Whether the caller is on the main thread and may touch its fields.
    var isOnMain: Bool { node.isOnMain }
}

/// Whether a ``MainConnection`` is delivering an element, and the changes that are due after the delivery.
enum MainConnectionState {
    case idle
    /// An element is in delivery.
    case sending
    /// An element is in delivery, and a subscriber has left: it is released afterwards.
    case sendingToFewer
    /// The connection ended during a delivery: the first subscriber is released afterwards.
    case ending
    case over

    /// Whether the connection has ended.
    @inline(__always) var isOver: Bool {
        switch self {
        case .idle, .sending, .sendingToFewer: false
        case .ending, .over: true
        }
    }

    /// An element is about to be delivered.
    @inline(__always) mutating func willDeliver() {
        if case .idle = self { self = .sending }
    }

    /// The element has been delivered to all subscribers; returns whether there are subscribers to be released.
    @inline(__always) mutating func didDeliver() -> Bool {
        switch self {
        case .idle, .over:
            return false
        case .sending:
            self = .idle
            return false
        case .sendingToFewer:
            self = .idle
            return true
        case .ending:
            self = .over
            return true
        }
    }

    /// A subscriber leaves.
    ///
    /// - Returns: Whether the subscriber may be released at once: no element is in delivery.
    mutating func subscriberLeaves() -> Bool {
        switch self {
        case .idle, .over:
            return true
        case .sending:
            self = .sendingToFewer
            return false
        case .sendingToFewer, .ending:
            return false
        }
    }

    /// The source has ended, or the last subscriber has left; returns whether this call ended it.
    mutating func end() -> Bool {
        switch self {
        case .idle:
            self = .over
        case .sending, .sendingToFewer:
            self = .ending
        case .ending, .over:
            return false
        }
        return true
    }
}
