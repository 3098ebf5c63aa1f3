internal import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxSchedulers

/// Shares one subscription among all subscribers, on the main thread: what makes a sequence a driver or a signal.
///
/// All that happens to it happens there: a subscription or disposal from another thread is carried out there, later. So
/// it needs no lock and no atomic, and costs a few nanoseconds for an element, since each stage of a driver is shared.
@usableFromInline
// SAFETY: what isn't constant is touched on the main thread alone.
final class MainShare<Element>: Observable<Element>, @unchecked Sendable {
    // SAFETY: changes while the node has one reference alone, that of the caller of `takeOver`.
    @exclusivity(unchecked) @usableFromInline private(set) var source: Observable<Element>
    fileprivate let replaysLatest: Bool
    private let connectionClass: MainConnection<Element>.Type
    // Touched on the main thread alone.
    fileprivate var connection: MainConnection<Element>?

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - source: What is shared.
    ///   - replaysLatest: Whether later subscribers get the latest element.
    ///   - connectionClass: Where the types are known, it needs no look-up at each subscription.
    @usableFromInline
    init(
        _ source: Observable<Element>,
        replaysLatest: Bool,
        connectionClass: MainConnection<Element>.Type = MainConnection.self
    ) {
        self.source = source
        self.connectionClass = connectionClass
        self.replaysLatest = replaysLatest
        super.init()
    }

    /// Shares another sequence from now on: what an operator has made of this one, which nobody else can subscribe to.
    @usableFromInline
    func takeOver(_ source: consuming Observable<Element>) {
        #if DEBUG || ResourceTracing
        assembly = source.assembly
        #endif
        self.source = source
    }

    /// Whether the caller may touch what belongs to the main thread.
    fileprivate var isHere: Bool { MainQueue.isCurrent }

    override func describe(in chain: inout Chain) {
        source.describe(in: &chain)
    }

    override func run(_ sink: Sink<Element>) {
        guard isHere else { return subscribedOnMain().run(sink) }
        if let connection { return connection.add(sink) }
        let connection = connectionClass.init(self, first: sink)
        self.connection = connection
        sink.onSubscribe(connection)
        guard !connection.isStopped else { return }
        source.run(connection)
    }
}

/// The one subscription to the source.
///
/// It is also what its first subscriber disposes of; most have no other one.
@usableFromInline
final class MainConnection<Element>: _Sink<Element> {
    private let node: MainShare<Element>
    // SAFETY: the fields below are touched on the main thread alone. Further subscribers, each a `MainMember<Element>`;
    // typed as `Upstream`, since an array of that type would look its metadata up at each element. Unsubscribing during
    // an emission leaves a hole, which is closed after it.
    @exclusivity(unchecked) private var others: [Upstream] = []
    private var upstream: Upstream?
    private var first: Sink<Element>?
    // SAFETY: `first`, for a delivery at once: a retain and a release would cost more than the rest of it. If the first
    // subscriber goes while it is being sent an element, `departed` keeps it until then.
    private var target: Unmanaged<Sink<Element>>?
    private var departed: Sink<Element>?
    private var liveCount = 1
    private var isSending = false
    private var someHaveGone = false
    // How many of the others have gone and are still in the list.
    private var goneCount = 0
    private var isOver = false
    // A pointer, since a cell of another module would look its metadata up, too.
    private var latest: UnsafeMutablePointer<Element>?

    required init(_ node: MainShare<Element>, first: Sink<Element>) {
        self.node = node
        self.first = first
        // SAFETY: see the field.
        target = .passUnretained(first)
    }

    deinit {
        latest?.deinitialize(count: 1)
        latest?.deallocate()
    }

    override var isStopped: Bool { isOver }

    override var watcher: AnyObject? { isHere ? first?.watcher : nil }

    override func onSubscribe(_ upstream: Upstream) {
        // While the source was being subscribed to, the last subscriber may have gone.
        if isOver { upstream.dispose() } else { self.upstream = upstream }
    }

    func add(_ sink: Sink<Element>) {
        let member = MainMember(self, sink)
        others.append(member)
        liveCount += 1
        sink.onSubscribe(member)
        if let latest { member.replay(latest.pointee) }
    }

    override func onNext(_ element: Element) {
        if node.replaysLatest { keep(element) }
        // A later subscriber has received this element as the latest one, or must not receive it.
        let count = others.count
        isSending = true
        // SAFETY: see the field.
        target?._withUnsafeGuaranteedRef { $0.onNext(element) }
        for index in 0..<count {
            guard !isOver else { break }
            member(others[index]).onNext(element)
        }
        isSending = false
        if someHaveGone { removeGone() }
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

    private func member(_ other: Upstream) -> MainMember<Element> {
        // SAFETY: nothing else is among the others.
        unsafeDowncast(other, to: MainMember<Element>.self)
    }

    override func onError(_ error: any Error) {
        guard !isOver else { return }
        let (first, others) = (first, others)
        forgetEverybody()
        first?.onError(error)
        for other in others { member(other).end(error) }
        disposeUpstream()
    }

    override func onCompleted() {
        guard !isOver else { return }
        let (first, others) = (first, others)
        forgetEverybody()
        first?.onCompleted()
        for other in others { member(other).end(nil) }
        disposeUpstream()
    }

    /// The first subscriber has gone.
    override func dispose() {
        if node.isHere { firstHasLeft() } else { onMainThread(self) { $0.firstHasLeft() } }
    }

    private func firstHasLeft() {
        guard first != nil else { return }
        dropFirst()
        oneHasGone()
    }

    /// Releases the first subscriber; later, if an element is on its way to it.
    private func dropFirst() {
        guard let leaving = first else { return }
        first = nil
        target = nil
        guard isSending else { return }
        departed = leaving
        someHaveGone = true
    }

    fileprivate func memberHasGone() {
        goneCount += 1
        removeGone()
        oneHasGone()
    }

    /// Releases the subscribers that have gone; later, if an element is on its way.
    ///
    /// Of the others when they are half of the list, so that to go takes constant time, however many there are.
    private func removeGone() {
        someHaveGone = isSending
        guard !isSending else { return }
        departed = nil
        guard goneCount > others.count / 2 else { return }
        goneCount = 0
        others.removeAll { member($0).isGone }
    }

    private func oneHasGone() {
        liveCount -= 1
        guard liveCount == 0, !isOver else { return }
        forgetEverybody()
        disposeUpstream()
    }

    /// Ends the connection: the next subscriber makes a new one.
    private func forgetEverybody() {
        isOver = true
        if node.connection === self { node.connection = nil }
        dropFirst()
        others = []
        goneCount = 0
        if let latest {
            self.latest = nil
            latest.deinitialize(count: 1)
            latest.deallocate()
        }
    }

    private func disposeUpstream() {
        let upstream = upstream
        self.upstream = nil
        upstream?.dispose()
    }

    /// Whether the caller may touch what belongs to the main thread.
    fileprivate var isHere: Bool { node.isHere }
}

/// A subscriber beside the first.
private final class MainMember<Element>: Upstream {
    private let connection: MainConnection<Element>
    // SAFETY: the fields below are touched on the main thread alone.
    @exclusivity(unchecked) private var waiting = RingBuffer<Event<Element>>()
    private var sink: Sink<Element>?
    // What comes while the latest element is being replayed has to wait for its turn.
    private var isReplaying = false

    init(_ connection: MainConnection<Element>, _ sink: Sink<Element>) {
        self.connection = connection
        self.sink = sink
    }

    var isGone: Bool { sink == nil }

    func replay(_ element: Element) {
        isReplaying = true
        sink?.onNext(element)
        while let event = waiting.popFirst() {
            guard let sink else { continue }
            switch event {
            case .next(let element): sink.onNext(element)
            case .error(let error): end(error, sink)
            case .completed: end(nil, sink)
            }
        }
        isReplaying = false
    }

    func onNext(_ element: Element) {
        if isReplaying {
            waiting.append(.next(element))
        } else {
            sink?.onNext(element)
        }
    }

    func end(_ error: (any Error)?) {
        if isReplaying {
            waiting.append(error.map(Event.error) ?? .completed)
        } else if let sink {
            end(error, sink)
        }
    }

    private func end(_ error: (any Error)?, _ sink: Sink<Element>) {
        self.sink = nil
        if let error { sink.onError(error) } else { sink.onCompleted() }
    }

    override func dispose() {
        if connection.isHere { go() } else { onMainThread(self) { $0.go() } }
    }

    private func go() {
        guard sink != nil else { return }
        sink = nil
        connection.memberHasGone()
    }
}

private func onMainThread<Target>(_ target: Target, _ body: @escaping @Sendable (Target) -> Void) {
    // SAFETY: it is touched there alone.
    nonisolated(unsafe) let target = target
    _ = MainScheduler.asyncInstance.schedule(()) { _ in
        body(target)
        return Disposables.create()
    }
}
