internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// What the engine asks while subscriptions are watched; there is one, and it lives as long as the process.
final class Tracer: Instrument, Sendable {
    static let shared = Tracer()

    private struct State {
        var isOn = false
        var recordsAssembly = false
        /// How many scopes there are whose subscriptions are to be watched, whatever becomes of others.
        var scopes = 0
        var installations: [Installation] = []
        /// Theirs, to be handed out.
        var observers: [any TracingObserver] = []
        var live: [Int: TracedSubscription] = [:]
        var unseenEvents = UnseenEvents()
    }

    private let state = Locked(State())
    private let lastID = AtomicInt(0)
    private let recording = AtomicBool(isDebugBuild)
    // Read for each element, so it is no field of an object that has to be found first.
    private static let observerCount = AtomicInt(0)
    /// Whether all subscriptions are watched, and not those in a scope alone.
    private let watchesAll = AtomicBool(false)

    private let assembling = AtomicBool(false)

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    // MARK: - Settings

    var isOn: Bool {
        get { state.withLock { $0.isOn } }
        set { change { $0.isOn = newValue } }
    }

    var recordsCallStacks: Bool {
        get { recording.load(ordering: .relaxed) }
        set { recording.store(newValue, ordering: .relaxed) }
    }

    var recordsAssembly: Bool {
        get { assembling.load(ordering: .relaxed) }
        set { change { $0.recordsAssembly = newValue } }
    }

    var unseenEvents: UnseenEvents { state.withLock { $0.unseenEvents } }

    /// The live subscriptions, the oldest first.
    var live: [TracedSubscription] {
        state.withLock { Array($0.live.values) }.sorted { $0.id < $1.id }
    }

    /// Lets subscriptions in a scope be watched.
    func scopeOpened() {
        change { $0.scopes += 1 }
    }

    func scopeClosed() {
        change { $0.scopes -= 1 }
    }

    func install(_ observer: any TracingObserver) -> any Cancelable {
        let installation = Installation(observer)
        change { $0.installations.append(installation) }
        return installation
    }

    fileprivate func remove(_ installation: Installation) {
        change { $0.installations.removeAll { $0 === installation } }
    }

    /// Changes what decides whether subscriptions are watched, and says so to the engine.
    private func change(_ body: (inout State) -> Void) {
        // What is dropped is freed outside the lock, since an observer is the user's.
        let old = state.withLock { state in
            let old = (state.installations, state.observers)
            body(&state)
            state.observers = state.installations.map(\.observer)
            Self.observerCount.store(state.observers.count, ordering: .relaxed)
            let isForAll = state.isOn || !state.observers.isEmpty
            watchesAll.store(isForAll, ordering: .relaxed)
            assembling.store(state.recordsAssembly, ordering: .relaxed)
            Instrumentation.set(isForAll || state.scopes > 0 || state.recordsAssembly, self)
            return old
        }
        extendLifetime(old)
    }

    // MARK: - Observers

    /// Whether there are any.
    @inline(__always) static var hasObservers: Bool { observerCount.load(ordering: .relaxed) != 0 }

    /// Those that there are.
    private var observers: [any TracingObserver] { state.withLock { $0.observers } }

    /// Tells all observers something, on this thread.
    func tell(_ body: (any TracingObserver) -> Void) {
        guard Self.hasObservers else { return }
        ThreadState.current.tell(observers, body)
    }

    // MARK: - Subscriptions

    /// Makes the record of a subscription that begins.
    ///
    /// - Returns: `nil` if there is no observer that wants to know of it.
    func begin<Element>(_ source: Observable<Element>, _ sink: Sink<Element>, isCheckpoint: Bool) -> TracedSubscription?
    {
        guard !ThreadState.isSilent else { return nil }
        let parent = sink.watcher as? TracedSubscription
        let scope = LeakScope.current ?? parent?.scope
        guard scope != nil || watchesAll.load(ordering: .relaxed) else { return nil }
        let subscription = TracedSubscription(
            id: lastID.wrappingAdd(1, ordering: .relaxed).newValue,
            source.chain,
            parentID: parent?.id,
            isCheckpoint: isCheckpoint,
            scope: scope,
            // Its parent knows where the whole was subscribed to.
            callStack: parent == nil && recordsCallStacks ? CallStack.capture() : nil
        )
        state.withLock { $0.live[subscription.id] = subscription }
        scope?.insert(subscription)
        tell { $0.subscribed(subscription) }
        return subscription
    }

    /// A subscription is over.
    func end(_ subscription: TracedSubscription) {
        guard subscription.finish() else { return }
        _ = subscription.leave(for: .disposed)
        state.withLock { $0.live[subscription.id] = nil }
        subscription.scope?.remove(subscription)
        tell { $0.disposed(subscription) }
    }

    func noteUnseen(_ event: UnseenEvent) {
        state.withLock { state in
            switch event.reason {
            case .afterEnd: state.unseenEvents.afterEnd += 1
            case .afterDisposal: state.unseenEvents.afterDisposal += 1
            case .dropped: state.unseenEvents.dropped += 1
            }
        }
        tell { $0.unseen(event) }
    }

    // MARK: - What the engine asks

    func watch<Element>(_ sink: Sink<Element>, on source: Observable<Element>) -> Sink<Element> {
        guard let subscription = begin(source, sink, isCheckpoint: false) else { return sink }
        return TracedSink(sink, subscription)
    }

    func watchHop<Element>(
        to scheduler: any ImmediateSchedulerType,
        _ sink: Sink<Element>
    ) -> (exit: Sink<Element>, entry: (Sink<Element>) -> Sink<Element>)? {
        guard Self.hasObservers, !ThreadState.isSilent, let subscription = sink.watcher as? TracedSubscription else {
            return nil
        }
        let meter = HopMeter(type(of: scheduler), subscription)
        return (HopExit(sink, meter), { HopEntry($0, meter) })
    }

    func assembled<Element>(_ node: Observable<Element>) -> CallStack? {
        guard !ThreadState.isSilent else { return nil }
        if Self.hasObservers {
            let chain = node.chain
            tell { $0.assembled(chain) }
        }
        return recordsAssembly ? CallStack.capture() : nil
    }

    func unseen(_ event: UnseenKind, watcher: AnyObject?) {
        let subscription = watcher as? TracedSubscription
        var error: (any Error)?
        var reason = UnseenEvent.Reason.afterEnd
        switch event {
        case .late: break
        case .lateError(let late): error = late
        case .dropped: reason = .dropped
        }
        if reason != .dropped, subscription?.state == .disposed { reason = .afterDisposal }
        noteUnseen(UnseenEvent(reason: reason, error: error, subscription: subscription))
    }

    var errorTrail: [String] {
        ThreadState.current.pointee.trail.map(\.description)
    }
}

/// An observer that is installed.
private final class Installation: Cancelable {
    let observer: any TracingObserver
    private let disposed = AtomicBool(false)

    init(_ observer: any TracingObserver) {
        self.observer = observer
    }

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    func dispose() {
        guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        Tracer.shared.remove(self)
    }
}
