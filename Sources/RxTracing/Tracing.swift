public import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// Looks into running chains: which subscriptions are alive, what happens to them, and which events are lost.
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
/// It is off by default, and then nothing is paid but a load for each subscription. On, each subscription that begins
/// is *watched* until it is over: those of users, those of operators to inner sequences, and connections. One that
/// began before that isn't. What is seen is what passes the end of a chain; a
/// ``RxObservable/ObservableType/checkpoint(_:fileID:line:)`` shows what passes in its midst. A `just` inside of a
/// `flatMap` is no subscription, and a `never` by itself isn't, either, so these aren't seen.
///
/// To watch changes no event, no order and no thread, and keeps nothing alive but what the report itself says.
public enum Tracing {
    /// Whether subscriptions that begin are listed.
    ///
    /// Any thread, at any time. They are watched as well while there is an observer.
    public static var isOn: Bool {
        get { Tracer.shared.isOn }
        set { Tracer.shared.isOn = newValue }
    }

    /// Whether it is noted where in the program a watched subscription is made: its call stack.
    ///
    /// On in debug builds, off in release. It costs about a microsecond for each subscription that isn't an inner one.
    public static var recordsCallStacks: Bool {
        get { Tracer.shared.recordsCallStacks }
        set { Tracer.shared.recordsCallStacks = newValue }
    }

    /// Whether each operator remembers where it was written; in debug builds, and with the package trait
    /// `ResourceTracing`.
    ///
    /// Off by default: it costs about a microsecond for each operator that a chain is written with. Reports of errors
    /// that are unhandled and of leaks have the places then, and so has `Chain`.
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

    /// How many events were lost since the start of the program.
    ///
    /// They are counted while subscriptions are watched.
    public static var unseenEvents: UnseenEvents {
        Tracer.shared.unseenEvents
    }

    /// The chains that the error on its way on the calling thread has passed, the one nearest to its source first.
    ///
    /// For ``TracingObserver/failed(_:in:)``: an error of an inner sequence goes on in the chain of the operator, and
    /// one that feeds a subject in those of its subscribers. So the first of them is the one to look at.
    public static var errorTrail: [TracedSubscription] {
        ThreadState.current.pointee.trail
    }

    /// Tells an observer everything that happens to watched subscriptions from now on.
    ///
    /// Any thread, at any time, and several at once: each event goes to all of them, in the order of their
    /// installation.
    ///
    /// - Parameter observer: Called under no lock. What it does with sequences itself isn't watched.
    /// - Returns: A disposable that removes it. An event that is on its way on another thread may still reach it.
    public static func install(_ observer: any TracingObserver) -> any Cancelable {
        Tracer.shared.install(observer)
    }
}

/// How many events were lost, by reason.
public struct UnseenEvents: Hashable, Sendable {
    /// They came after an end.
    public internal(set) var afterEnd = 0
    /// They came after the subscription had been disposed of.
    public internal(set) var afterDisposal = 0
    /// There was no room for them, and the policy of an operator has dropped one.
    public internal(set) var dropped = 0
}

/// An event that no observer receives.
public struct UnseenEvent: Sendable {
    /// Why no observer receives an event.
    public enum Reason: String, Sendable {
        /// It came after an end.
        case afterEnd
        /// It came after the subscription had been disposed of.
        case afterDisposal
        /// There was no room for it, or it had to make room.
        case dropped
    }

    /// Why no observer receives it.
    public let reason: Reason

    /// The error, if it is one.
    public let error: (any Error)?

    /// The subscription that it would have come to, where that is known: a subject that has ended has none.
    public let subscription: TracedSubscription?
}
