internal import RxDisposables
internal import RxObservable

/// Makes the counters and recorders of a metrics system, for ``TracingMetrics``.
///
/// Its functions match swift-metrics' `MetricsFactory` except for their results, so an adapter needs one line for each.
public protocol TracingMetricsFactory: Sendable {
    /// Makes a counter.
    ///
    /// - Returns: A function that adds to the counter.
    func makeCounter(label: String, dimensions: [(String, String)]) -> @Sendable (_ increment: Int64) -> Void

    /// Makes a recorder of values, whose distribution matters.
    ///
    /// - Returns: A function that takes a value.
    func makeRecorder(label: String, dimensions: [(String, String)]) -> @Sendable (_ value: Double) -> Void

    /// Makes a timer.
    ///
    /// - Returns: A function that takes nanoseconds.
    func makeTimer(label: String, dimensions: [(String, String)]) -> @Sendable (_ nanoseconds: Int64) -> Void
}

/// Counts and measures what happens to watched subscriptions, chain by chain.
///
/// ```swift
/// let metrics = TracingMetrics()
/// let installation = Tracing.install(metrics)
/// runForAWhile()
/// installation.dispose()
/// for chain in metrics.summary { print(chain.name, chain.elementsPerSecond, chain.latency.quantile(0.99)) }
/// ```
///
/// A chain is known by its name, so all subscriptions to chains of one name are one row. With a factory, the same
/// values go to a metrics system, with the chain as the dimension `chain`: the counters `rx.subscriptions`,
/// `rx.elements`, `rx.errors`, `rx.completions` and `rx.unseen`, the timers `rx.latency` and `rx.hop.wait`, and the
/// recorder `rx.hop.queue`.
public final class TracingMetrics: TracingObserver {
    /// The measurements of all subscriptions to one chain.
    public struct Summary: Sendable {
        /// The chain as it was written.
        public let name: String
        /// How many subscriptions there have been.
        public internal(set) var subscriptions = 0
        /// How many of them are live.
        public internal(set) var live = 0
        /// How many elements have passed.
        public internal(set) var elements = 0
        /// How many have failed.
        public internal(set) var errors = 0
        /// How many have completed.
        public internal(set) var completions = 0
        /// Nanoseconds from the checkpoint or queue that an element passed first to the end.
        public internal(set) var latency = Histogram()
        /// Nanoseconds that elements have waited for a scheduler.
        public internal(set) var hopWait = Histogram()
        /// The number of elements that waited behind the delivered one.
        public internal(set) var queueLength = Histogram()

        fileprivate var first: Moment?
        fileprivate var latest: Moment?

        /// The elements that passed in a second, between the first and the latest; 0 for less than two.
        public var elementsPerSecond: Double {
            guard let first, let latest, latest.nanoseconds > first.nanoseconds else { return 0 }
            return Double(elements - 1) / (latest - first).inSeconds
        }
    }

    private struct Functions: Sendable {
        let subscriptions: @Sendable (Int64) -> Void
        let elements: @Sendable (Int64) -> Void
        let errors: @Sendable (Int64) -> Void
        let completions: @Sendable (Int64) -> Void
        let latency: @Sendable (Int64) -> Void
        let hopWait: @Sendable (Int64) -> Void
        let queueLength: @Sendable (Double) -> Void
    }

    private struct Row: Sendable {
        var summary: Summary
        let functions: Functions?

        mutating func count(_ change: (inout Summary) -> Void) -> Functions? {
            change(&summary)
            return functions
        }
    }

    private let factory: (any TracingMetricsFactory)?
    private let unseenCounter: (@Sendable (Int64) -> Void)?
    private let rows = Locked<[Chain: Row]>([:])

    /// Makes an observer that counts.
    ///
    /// - Parameter factory: Makes the counters of a metrics system that also gets the numbers.
    public init(_ factory: (any TracingMetricsFactory)? = nil) {
        self.factory = factory
        unseenCounter = factory?.makeCounter(label: "rx.unseen", dimensions: [])
    }

    /// The measurements so far, a row for each chain, the chains with the most elements first.
    public var summary: [Summary] {
        rows.withLock { $0.values.map(\.summary) }.sorted { ($1.elements, $0.name) < ($0.elements, $1.name) }
    }

    /// Changes a chain's row.
    ///
    /// - Returns: The functions of the metrics system, to be called outside the lock.
    private func count(_ subscription: TracedSubscription, _ change: (inout Summary) -> Void) -> Functions? {
        let chain = subscription.chain
        let (isKnown, functions) = rows.withLock { ($0[chain] != nil, $0[chain]?.count(change)) }
        if isKnown { return functions }
        // The factory is foreign, so it isn't called under the lock. Two threads may make a row at the same time; one
        // of the two stays.
        let row = Row(summary: Summary(name: chain.description), functions: makeFunctions(chain))
        return rows.withLock { $0[chain, default: row].count(change) }
    }

    private func makeFunctions(_ chain: Chain) -> Functions? {
        guard let factory else { return nil }
        let dimensions = [("chain", chain.description)]
        return Functions(
            subscriptions: factory.makeCounter(label: "rx.subscriptions", dimensions: dimensions),
            elements: factory.makeCounter(label: "rx.elements", dimensions: dimensions),
            errors: factory.makeCounter(label: "rx.errors", dimensions: dimensions),
            completions: factory.makeCounter(label: "rx.completions", dimensions: dimensions),
            latency: factory.makeTimer(label: "rx.latency", dimensions: dimensions),
            hopWait: factory.makeTimer(label: "rx.hop.wait", dimensions: dimensions),
            queueLength: factory.makeRecorder(label: "rx.hop.queue", dimensions: dimensions)
        )
    }

    /// Counts a subscription.
    public func subscribed(_ subscription: TracedSubscription) {
        count(subscription) { summary in
            summary.subscriptions += 1
            summary.live += 1
        }?.subscriptions(1)
    }

    /// Counts an element, and measures its latency.
    public func next<Element>(_ element: Element, in subscription: TracedSubscription) {
        let now = Moment.now
        let latency = subscription.latencySpan?.nanoseconds
        let functions = count(subscription) { summary in
            summary.elements += 1
            if summary.first == nil { summary.first = now }
            summary.latest = now
            if let latency { summary.latency.record(latency) }
        }
        functions?.elements(1)
        if let latency { functions?.latency(latency) }
    }

    /// Counts a failure.
    public func failed(_ error: any Error, in subscription: TracedSubscription) {
        count(subscription) { $0.errors += 1 }?.errors(1)
    }

    /// Counts a completion.
    public func completed(_ subscription: TracedSubscription) {
        count(subscription) { $0.completions += 1 }?.completions(1)
    }

    /// Counts a subscription that is over.
    public func disposed(_ subscription: TracedSubscription) {
        _ = count(subscription) { $0.live -= 1 }
    }

    /// Measures how long an element has waited, and how many wait.
    public func hopped(_ hop: SchedulerHop, in subscription: TracedSubscription) {
        let waited = hop.wait.nanoseconds
        let functions = count(subscription) { summary in
            summary.hopWait.record(waited)
            summary.queueLength.record(Int64(hop.queueLength))
        }
        functions?.hopWait(waited)
        functions?.queueLength(Double(hop.queueLength))
    }

    /// Counts an event that was lost.
    public func unseen(_ event: UnseenEvent) {
        unseenCounter?(1)
    }
}
