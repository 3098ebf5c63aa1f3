public import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// Inspects running chains: which subscriptions are alive, what happens to them, and which events are lost.
///
/// ```swift
/// Tracing.isOn = true
/// let search = words.map { $0.lowercased() }.checkpoint("search").subscribe(onNext: { show($0) })
/// print(Tracing.subscriptions.tree)
/// let log = Tracing.install(TracingLog { print($0) })
/// log.dispose()
/// search.dispose()
/// ```
///
/// It is off by default, and then costs only a load for each subscription. When it is on, each subscription that begins
/// is *watched* until it is over: subscriptions by users, by operators to inner sequences, and connections. Earlier
/// subscriptions aren't watched. It sees the events at the end of a chain; a
/// ``RxObservable/ObservableType/checkpoint(_:fileID:line:)`` shows the events at a place within it. A `just` inside a
/// `flatMap` isn't a subscription, nor is a `never` by itself, so these aren't watched.
///
/// Watching changes no event, no order and no thread, and keeps nothing alive except the contents of its reports.
public enum Tracing {
    /// Whether subscriptions that begin are listed.
    ///
    /// It may be set on any thread, at any time. Subscriptions are also watched while there is an observer.
    public static var isOn: Bool {
        get { Tracer.shared.isOn }
        set { Tracer.shared.isOn = newValue }
    }

    /// Whether the call stack of each watched subscription is recorded.
    ///
    /// On in debug builds, off in release. It costs about a microsecond for each subscription that isn't an inner one.
    public static var recordsCallStacks: Bool {
        get { Tracer.shared.recordsCallStacks }
        set { Tracer.shared.recordsCallStacks = newValue }
    }

    /// Whether each operator remembers where it was written; in debug builds, and with the package trait
    /// `ResourceTracing`.
    ///
    /// Off by default, since it costs about a microsecond for each operator of a chain. When it is on, reports of
    /// unhandled errors and of leaks name these places, and so does `Chain`.
    public static var recordsAssembly: Bool {
        get { Tracer.shared.recordsAssembly }
        set { Tracer.shared.recordsAssembly = newValue }
    }

    /// The subscriptions that are watched and live, as they are at this moment.
    ///
    /// - Complexity: O(*n*) in their number.
    public static var subscriptions: SubscriptionSnapshot {
        SubscriptionSnapshot(Tracer.shared.live, at: Moment.now)
    }

    /// The number of events that were lost since the start of the program.
    ///
    /// They are counted while subscriptions are watched.
    public static var unseenEvents: UnseenEvents {
        Tracer.shared.unseenEvents
    }

    /// The chains that the error being delivered on the calling thread has passed, the one nearest to its source first.
    ///
    /// For ``TracingObserver/failed(_:in:)``: an error of an inner sequence continues in the chain of the operator, and
    /// an error of a subject in the chains of its subscribers. So begin with the first of them.
    public static var errorTrail: [TracedSubscription] {
        ThreadState.current.pointee.trail
    }

    /// Notifies an observer of everything that happens to watched subscriptions from now on.
    ///
    /// It may be called on any thread, at any time, and several times: each event goes to all observers, in the order
    /// of their installation.
    ///
    /// - Parameter observer: Called without a lock. Its own use of sequences isn't watched.
    /// - Returns: A disposable that removes it. An event that another thread is just delivering may still reach it.
    public static func install(_ observer: any TracingObserver) -> any Cancelable {
        Tracer.shared.install(observer)
    }
}

/// How many events were lost, by reason.
public struct UnseenEvents: Hashable, Sendable {
    /// They arrived after an end.
    public internal(set) var afterEnd = 0
    /// They arrived after the disposal of the subscription.
    public internal(set) var afterDisposal = 0
    /// There was no room for them, and the policy of an operator has dropped one.
    public internal(set) var dropped = 0
}

/// An event that no observer receives.
public struct UnseenEvent: Sendable {
    /// Why no observer receives an event.
    public enum Reason: String, Sendable {
        /// It arrived after an end.
        case afterEnd
        /// It arrived after the disposal of the subscription.
        case afterDisposal
        /// There was no room for it, or it was dropped in favour of another one.
        case dropped
    }

    /// Why no observer receives it.
    public let reason: Reason

    /// The error, if it is one.
    public let error: (any Error)?

    /// The subscription that would have received it, if known: a subject that has ended has none.
    public let subscription: TracedSubscription?
}
