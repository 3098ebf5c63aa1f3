public import RxObservable

/// Observes the events of watched subscriptions.
///
/// ```swift
/// struct Failures: TracingObserver {
///     func failed(_ error: any Error, in subscription: TracedSubscription) {
///         print("\(subscription.chain) failed: \(error)")
///     }
/// }
///
/// let failures = Tracing.install(Failures())
/// failures.dispose()
/// ```
///
/// The methods are called on the thread of the event, before the event is delivered, and without a lock. For one
/// subscription they are called one at a time, except ``disposed(_:)``, which may be called on another thread. Each
/// does nothing by default.
public protocol TracingObserver: Sendable {
    /// A sequence has been made of operators; in debug builds, and with the package trait `ResourceTracing`.
    func assembled(_ chain: Chain)

    /// A subscription begins.
    func subscribed(_ subscription: TracedSubscription)

    /// An element is about to be delivered.
    func next<Element>(_ element: Element, in subscription: TracedSubscription)

    /// The element has been delivered: the observer has returned.
    func delivered(in subscription: TracedSubscription)

    /// The sequence is about to fail.
    ///
    /// ``Tracing/errorTrail`` lists the chains that the error has passed.
    func failed(_ error: any Error, in subscription: TracedSubscription)

    /// The sequence is about to complete.
    func completed(_ subscription: TracedSubscription)

    /// The subscription is over: it has been disposed of, after its end or without one.
    func disposed(_ subscription: TracedSubscription)

    /// An element has waited for a scheduler and is about to be delivered there.
    func hopped(_ hop: SchedulerHop, in subscription: TracedSubscription)

    /// An event has been dropped.
    func unseen(_ event: UnseenEvent)
}

extension TracingObserver {
    /// Does nothing.
    public func assembled(_ chain: Chain) {}

    /// Does nothing.
    public func subscribed(_ subscription: TracedSubscription) {}

    /// Does nothing.
    public func next<Element>(_ element: Element, in subscription: TracedSubscription) {}

    /// Does nothing.
    public func delivered(in subscription: TracedSubscription) {}

    /// Does nothing.
    public func failed(_ error: any Error, in subscription: TracedSubscription) {}

    /// Does nothing.
    public func completed(_ subscription: TracedSubscription) {}

    /// Does nothing.
    public func disposed(_ subscription: TracedSubscription) {}

    /// Does nothing.
    public func hopped(_ hop: SchedulerHop, in subscription: TracedSubscription) {}

    /// Does nothing.
    public func unseen(_ event: UnseenEvent) {}
}

/// An element moved from one thread to another by `observe(on:)`.
public struct SchedulerHop: Sendable {
    let schedulerType: Any.Type

    /// The time for which the element has waited.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public var waited: Duration { wait.duration }

    let wait: Span

    /// The number of elements that still wait after it.
    public let queueLength: Int

    /// The name of the scheduler's type.
    public var scheduler: String { "\(schedulerType)" }
}
