internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// The instrument that the engine calls while subscriptions are watched; a single object, which lives as long as the
/// process.
final class Tracer: Instrument, Sendable {
    static let shared = Tracer()

    /// The live subscriptions, and the unseen events.
    private struct Notes {
        var live: [Int: TracedSubscription] = [:]
        var unseenEvents = UnseenEvents()
    }

    private let notes = Locked(Notes())
    private let demand = Locked(TracingDemand())
    private let lastID = AtomicInt(0)
    private let recording = AtomicBool(isDebugBuild)
    // The effective reach of the demand, for threads that read it without the lock.
    private let reach = Atomic8<TracingReach>(.nothing)
    private let assembling = AtomicBool(false)
    // The count is read for each element, so it is static: no object has to be found first.
    private static let observerCount = AtomicInt(0)

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    // MARK: - Settings

    var isOn: Bool {
        get { demand.withLock { $0.isOn } }
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

    var unseenEvents: UnseenEvents { notes.withLock { $0.unseenEvents } }

    /// The live subscriptions, the oldest first.
    var live: [TracedSubscription] {
        notes.withLock { Array($0.live.values) }.sorted { $0.id < $1.id }
    }

    /// Starts watching the subscriptions of a scope.
    func scopeOpened() {
        change { $0.openScope() }
    }

    func scopeClosed() {
        change { $0.closeScope() }
    }

    func install(_ observer: any TracingObserver) -> any Cancelable {
        let installation = TracingInstallation(observer)
        change { $0.install(installation) }
        return installation
    }

    fileprivate func remove(_ installation: TracingInstallation) {
        change { $0.remove(installation) }
    }

    /// Changes the demand, and updates the engine's instrument to match.
    private func change(_ body: (inout TracingDemand) -> Void) {
        // Removed observers are freed outside the lock, since they are the user's.
        let old = demand.withLock { demand in
            let old = demand
            body(&demand)
            Self.observerCount.store(demand.observers.count, ordering: .relaxed)
            reach.store(demand.reach, ordering: .relaxed)
            assembling.store(demand.recordsAssembly, ordering: .relaxed)
            Instrumentation.set(demand.needsInstrument, self)
            return old
        }
        extendLifetime(old)
    }

    // MARK: - Observers

    /// Whether there are observers.
    @inline(__always) static var hasObservers: Bool { observerCount.load(ordering: .relaxed) != 0 }

    /// The installed observers.
    private var observers: [any TracingObserver] { demand.withLock { $0.observers } }

    /// Notifies all observers, on this thread.
    func tell(_ body: (any TracingObserver) -> Void) {
        guard Self.hasObservers else { return }
        ThreadState.current.tell(observers, body)
    }

    // MARK: - Subscriptions

    /// Makes the record of a subscription that begins.
    ///
    /// - Returns: `nil` if no observer wants to watch it.
    func begin<Element>(_ source: Observable<Element>, _ sink: Sink<Element>, isCheckpoint: Bool) -> TracedSubscription?
    {
        guard !ThreadState.isSilent else { return nil }
        let watcher = sink.watcher
        let parent = watcher as? TracedSubscription
        let scope = LeakScope.current ?? parent?.scope
        guard scope != nil || reach.load(ordering: .relaxed) == .everything else { return nil }
        let subscription = TracedSubscription(
            id: lastID.wrappingAdd(1, ordering: .relaxed).newValue,
            source.chain,
            parentID: parent?.id,
            isCheckpoint: isCheckpoint,
            scope: scope,
            // The call stack of the parent shows where the whole chain was subscribed to.
            callStack: parent == nil && recordsCallStacks ? (watcher as? Place)?.callStack ?? .capture() : nil
        )
        notes.withLock { $0.live[subscription.id] = subscription }
        scope?.insert(subscription)
        tell { $0.subscribed(subscription) }
        return subscription
    }

    /// A subscription is over.
    func end(_ subscription: TracedSubscription) {
        guard subscription.finish() else { return }
        _ = subscription.leave(for: .disposed)
        notes.withLock { $0.live[subscription.id] = nil }
        subscription.scope?.remove(subscription)
        tell { $0.disposed(subscription) }
    }

    func noteUnseen(_ event: UnseenEvent) {
        notes.withLock { notes in
            switch event.reason {
            case .afterEnd: notes.unseenEvents.afterEnd += 1
            case .afterDisposal: notes.unseenEvents.afterDisposal += 1
            case .dropped: notes.unseenEvents.dropped += 1
            }
        }
        tell { $0.unseen(event) }
    }

    // MARK: - Calls of the engine

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

    var place: AnyObject? { recordsCallStacks ? Place() : nil }

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

/// A place in the program that makes it.
private final class Place {
    let callStack = CallStack.capture()
}

/// Which subscriptions are watched.
enum TracingReach {
    case nothing
    /// Only subscriptions in a scope.
    case scopes
    case everything
}

/// The subscriptions to watch, the observers, and the effective reach of both.
struct TracingDemand: Sendable {
    /// Whether subscriptions are watched without an observer, too.
    var isOn = false
    /// Whether it is noted where each sequence is made.
    var recordsAssembly = false
    /// The installed observers, in the order of their installation.
    private(set) var observers: [any TracingObserver] = []
    private var installations: [TracingInstallation] = []
    /// The number of open scopes; their subscriptions are watched in any case.
    private var scopes = 0

    /// Which subscriptions are watched.
    var reach: TracingReach {
        if isOn || !observers.isEmpty { return .everything }
        return scopes > 0 ? .scopes : .nothing
    }

    /// Whether the engine has to call an instrument.
    var needsInstrument: Bool { reach != .nothing || recordsAssembly }

    mutating func openScope() {
        scopes += 1
    }

    mutating func closeScope() {
        scopes -= 1
    }

    mutating func install(_ installation: TracingInstallation) {
        installations.append(installation)
        observers = installations.map(\.observer)
    }

    mutating func remove(_ installation: TracingInstallation) {
        installations.removeAll { $0 === installation }
        observers = installations.map(\.observer)
    }
}

/// An observer that is installed.
final class TracingInstallation: Cancelable {
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
