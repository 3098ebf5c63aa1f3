internal import RxObservable

/// Writes a line for each event of watched subscriptions, with the name of the chain.
///
/// ```swift
/// let log = Tracing.install(TracingLog { print($0) })
/// // 0.001273 #4 next(2) PublishSubject.map
/// log.dispose()
/// ```
///
/// A line has the seconds since the log was made, the number of the subscription, the event, and the chain.
public struct TracingLog: TracingObserver {
    private let start = Moment.now
    private let isIncluded: @Sendable (TracedSubscription) -> Bool
    private let write: @Sendable (String) -> Void

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - isIncluded: Which subscriptions have lines; all by default.
    ///   - write: Takes a line, on whichever thread the event happens.
    public init(
        where isIncluded: @escaping @Sendable (TracedSubscription) -> Bool = { _ in true },
        write: @escaping @Sendable (String) -> Void
    ) {
        self.isIncluded = isIncluded
        self.write = write
    }

    private func log(_ event: @autoclosure () -> String, _ subscription: TracedSubscription) {
        guard isIncluded(subscription) else { return }
        write("\(seconds) #\(subscription.id) \(event()) \(subscription.chain)")
    }

    private var seconds: String {
        let microseconds = Int((Moment.now - start).inSeconds * 1_000_000)
        let digits = "\(microseconds % 1_000_000)"
        return "\(microseconds / 1_000_000).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
    }

    /// Writes `subscribed`.
    public func subscribed(_ subscription: TracedSubscription) {
        log(subscription.parentID.map { "subscribed in #\($0)" } ?? "subscribed", subscription)
    }

    /// Writes `next` with the element.
    public func next<Element>(_ element: Element, in subscription: TracedSubscription) {
        log("next(\(element))", subscription)
    }

    /// Writes `error` with the error, and the subscriptions that it has passed upstream.
    public func failed(_ error: any Error, in subscription: TracedSubscription) {
        let passed = Tracing.errorTrail.dropLast().map { "#\($0.id)" }.joined(separator: ", ")
        log(passed.isEmpty ? "error(\(error))" : "error(\(error)), from \(passed)", subscription)
    }

    /// Writes `completed`.
    public func completed(_ subscription: TracedSubscription) {
        log("completed", subscription)
    }

    /// Writes `disposed`.
    public func disposed(_ subscription: TracedSubscription) {
        log("disposed", subscription)
    }

    /// Writes `hopped`, with the scheduler and the time that the element has waited.
    public func hopped(_ hop: SchedulerHop, in subscription: TracedSubscription) {
        log(
            "hopped to \(hop.scheduler) after \(hop.wait.inSeconds) seconds, \(hop.queueLength) behind it",
            subscription
        )
    }

    /// Writes why an event was lost.
    public func unseen(_ event: UnseenEvent) {
        let what = event.error.map { "error(\($0))" } ?? "next"
        if let subscription = event.subscription {
            log("unseen \(what), \(event.reason.rawValue)", subscription)
        } else {
            write("\(seconds) unseen \(what), \(event.reason.rawValue)")
        }
    }
}
