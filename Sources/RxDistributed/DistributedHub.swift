#if canImport(Distributed)
public import Dispatch
public import Distributed
internal import RxDisposables
public import RxObservable
public import RxSchedulers

/// A sequence that other nodes subscribe to.
///
/// The node that has the sequence makes a hub of it, over its actor system; the other nodes resolve the hub's id, and
/// subscribe to it.
///
/// ```swift
/// import Distributed
/// import RxDistributed
/// import RxObservable
///
/// typealias System = LocalTestingDistributedActorSystem
///
/// func publish(_ readings: Observable<Double>, on system: System) -> DistributedHub<Double, System> {
///     DistributedHub(readings, actorSystem: system)
/// }
///
/// func follow(_ id: System.ActorID, on system: System) throws -> Observable<Double> {
///     try DistributedHub.resolve(id: id, using: system).asObservable().filter { $0 > 100 }
/// }
/// ```
///
/// Each subscription, from whichever node, is one to the hub's sequence; `share()` makes them one. It begins when the
/// hub's node answers, not at once: elements that are sent before aren't part of it.
///
/// - **Demand.** A subscriber asks for elements, some at a time, and asks again when it has handled them. Elements that
///   come meanwhile wait on the hub's node, up to a limit (see ``HubBuffering``); a source that produces elements in a
///   loop, as `range` or `from`, waits itself.
/// - **Order.** Elements arrive as the source sends them, each once, followed by their end.
/// - **Nodes that fail.** When the hub's node can't be reached, or doesn't answer for the time of a lease, the sequence
///   fails with a ``DistributedHubError``. When a subscriber's node doesn't ask for that time, the hub disposes of its
///   subscription.
///
/// The hub lives as long as its node retains it; its subscriptions end with it.
///
/// Systems of actors look up types by their names, so the type of the elements can't be private or local.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public distributed actor DistributedHub<
    Element: Codable & Sendable,
    ActorSystem: DistributedActorSystem<any Codable>
> {
    private let source: Observable<Element>
    private let buffering: HubBuffering
    private let subscriptions: HubSubscriptions<Element>

    /// Makes a hub on this node.
    ///
    /// - Parameters:
    ///   - source: The sequence. It is subscribed to for each subscriber.
    ///   - buffering: How elements are handled that come faster than a subscriber asks for them.
    ///   - maximumSubscriptions: How many subscriptions there may be at a time; another one fails with
    ///     ``DistributedHubError/full(limit:)``. A node that is gone has its own until their leases end.
    ///   - lease: How long a subscription lasts after a subscriber's last request, and how long the subscriber waits
    ///     for the hub to answer. A subscriber that has nothing to handle asks three times in a lease, and at least
    ///     every two seconds, since systems of actors limit the time of a call.
    ///   - scheduler: Measures leases.
    ///   - actorSystem: Gives the hub its id; the hub is reached through it.
    public init(
        _ source: some ObservableConvertibleType<Element>,
        buffering: HubBuffering = .failing(beyond: 1_024),
        maximumSubscriptions: Int = 4_096,
        lease: any RxTimeSpan = RxTimeInterval.seconds(30),
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        actorSystem: ActorSystem
    ) {
        self.source = source.asObservable()
        self.buffering = buffering
        subscriptions = HubSubscriptions(lease: lease.rxTimeInterval, limit: maximumSubscriptions, scheduler)
        self.actorSystem = actorSystem
    }

    /// Subscribes to the source, for a subscriber that will ask for `batch` elements at a time.
    distributed func subscribe(batch: Int) -> HubTicket {
        subscriptions.add(buffering.values(of: source), batch: batch)
    }

    /// The next elements, as soon as there are some; none if there are none for a third of a lease, or two seconds.
    distributed func pull(_ key: UInt64) async -> HubBatch<Element> {
        await subscriptions.pull(key)
    }

    /// Disposes of a subscription.
    distributed func unsubscribe(_ key: UInt64) {
        subscriptions.remove(key)
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension DistributedHub: ObservableConvertibleType {
    /// The elements of the hub's sequence, on any node.
    ///
    /// Each subscription asks the hub for up to 64 elements at a time, in a task of its own, and delivers them there;
    /// it asks for more when all of them have been delivered. So a slow observer lets the hub wait; use
    /// ``values(batch:lease:scheduler:)`` if the consumer is asynchronous.
    ///
    /// - Returns: The elements. It completes with the hub's sequence, and fails with a ``DistributedHubError``.
    nonisolated public func asObservable() -> Observable<Element> {
        values().asObservable()
    }

    /// The elements of the hub's sequence, on any node, for a `for` loop, which asks for more when it has handled the
    /// received ones.
    ///
    /// - Parameters:
    ///   - batch: How many elements the hub sends at most in one answer, and about how many are produced ahead, if the
    ///     source can wait; at least one, and at most 4,096.
    ///   - lease: How long it waits for the hub's first answer, which contains the hub's own lease; that is the limit
    ///     for the following ones.
    ///   - scheduler: Measures how long the hub takes to answer.
    /// - Returns: The elements. Iterating throws a ``DistributedHubError`` when the hub's sequence has failed, or its
    ///   node is gone, and `CancellationError` when its task is cancelled.
    nonisolated public func values(
        batch: Int = 64,
        lease: any RxTimeSpan = RxTimeInterval.seconds(30),
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
    ) -> DistributedValues<Element, ActorSystem> {
        DistributedValues(self, batch: batch, lease: lease.rxTimeInterval, scheduler)
    }
}
#endif
