internal import RxDisposables
internal import RxObservable
internal import RxSchedulers

/// Records the events of watched subscriptions, for a picture or a trace viewer.
///
/// ```swift
/// let timeline = Timeline()
/// let recording = Tracing.install(timeline)
/// runForAWhile()
/// recording.dispose()
/// try timeline.chromeTrace.write(toFile: "search.json", atomically: true, encoding: .utf8)
/// ```
///
/// ``chromeTrace`` opens in `chrome://tracing`, Perfetto and Speedscope.
public final class Timeline: TracingObserver {
    /// Something that has happened.
    public struct Event: Sendable {
        /// The kind of a recorded event.
        public enum Kind: Hashable, Sendable {
            /// The subscription has begun.
            case subscribed
            /// An element, as text.
            case next(String)
            /// An element has been delivered.
            case delivered
            /// An error, as text.
            case failed(String)
            /// The end.
            case completed
            /// The subscription is over.
            case disposed
        }

        /// The kind of event.
        public let kind: Kind

        /// The subscription of the event.
        public let subscription: TracedSubscription

        /// When, since the recording began, or by the clock that was given.
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
        public var time: Duration { .nanoseconds(nanoseconds) }

        package let nanoseconds: Int64
        let thread: ThreadName
    }

    private struct State {
        var recorded: [Event] = []
        var missed = 0
    }

    private let capacity: Int
    private let isIncluded: @Sendable (TracedSubscription) -> Bool
    private let now: @Sendable () -> Int64
    private let state = Locked(State())

    /// Makes a recorder by the monotonic clock, whose time begins now.
    ///
    /// - Parameters:
    ///   - capacity: How many events it takes; later ones are counted and not kept.
    ///   - isIncluded: Which subscriptions are recorded; all by default.
    public convenience init(
        capacity: Int = 100_000,
        where isIncluded: @escaping @Sendable (TracedSubscription) -> Bool = { _ in true }
    ) {
        let start = Moment.now
        self.init(capacity: capacity, where: isIncluded, nanoseconds: { (Moment.now - start).nanoseconds })
    }

    /// Makes a recorder by a clock.
    ///
    /// - Parameters:
    ///   - capacity: How many events it takes; later ones are counted and not kept.
    ///   - isIncluded: Which subscriptions are recorded; all by default.
    ///   - clock: The time source. For virtual time, a clock of the scheduler.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public convenience init(
        capacity: Int = 100_000,
        where isIncluded: @escaping @Sendable (TracedSubscription) -> Bool = { _ in true },
        clock: @escaping @Sendable () -> Duration
    ) {
        self.init(
            capacity: capacity,
            where: isIncluded,
            nanoseconds: { RxTimeInterval(clock()).saturatedNanoseconds }
        )
    }

    package init(
        capacity: Int,
        where isIncluded: @escaping @Sendable (TracedSubscription) -> Bool,
        nanoseconds: @escaping @Sendable () -> Int64
    ) {
        self.capacity = capacity
        self.isIncluded = isIncluded
        now = nanoseconds
    }

    /// The events recorded so far, in order.
    public var events: [Event] { state.withLock { $0.recorded } }

    /// How many events exceeded the capacity.
    public var missedCount: Int { state.withLock { $0.missed } }

    private func record(_ subscription: TracedSubscription, _ kind: @autoclosure () -> Event.Kind) {
        guard isIncluded(subscription) else { return }
        // The text, the clock and the condition are the user's code, and run outside the lock. So events of several
        // threads may be recorded slightly out of the order of their times.
        let event = Event(kind: kind(), subscription: subscription, nanoseconds: now(), thread: .current)
        state.withLock { state in
            if state.recorded.count < capacity { state.recorded.append(event) } else { state.missed += 1 }
        }
    }

    /// Records a beginning.
    public func subscribed(_ subscription: TracedSubscription) {
        record(subscription, .subscribed)
    }

    /// Records an element.
    public func next<Element>(_ element: Element, in subscription: TracedSubscription) {
        record(subscription, .next("\(element)"))
    }

    /// Records that an element has been delivered.
    public func delivered(in subscription: TracedSubscription) {
        record(subscription, .delivered)
    }

    /// Records an error.
    public func failed(_ error: any Error, in subscription: TracedSubscription) {
        record(subscription, .failed("\(error)"))
    }

    /// Records an end.
    public func completed(_ subscription: TracedSubscription) {
        record(subscription, .completed)
    }

    /// Records that a subscription is over.
    public func disposed(_ subscription: TracedSubscription) {
        record(subscription, .disposed)
    }
}
