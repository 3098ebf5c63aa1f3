#if canImport(os)
internal import RxDisposables
internal import RxObservable
internal import os

/// Shows watched subscriptions in Instruments: an interval for each, and a point for each event in it.
///
/// It is installed as any other observer is, and costs next to nothing while no instrument records.
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public final class TracingSignposts: TracingObserver {
    private let signposter: OSSignposter
    private let lock = Lock()
    // SAFETY: guarded by the lock.
    private nonisolated(unsafe) var intervals: [Int: OSSignpostIntervalState] = [:]

    /// Makes an observer that sets signposts.
    ///
    /// - Parameters:
    ///   - subsystem: The subsystem of the signposts.
    ///   - category: The category within the subsystem.
    public init(subsystem: String, category: String = "Rx") {
        signposter = OSSignposter(subsystem: subsystem, category: category)
    }

    /// Begins an interval.
    public func subscribed(_ subscription: TracedSubscription) {
        guard signposter.isEnabled else { return }
        let name = subscription.description
        let state = signposter.beginInterval(
            "subscription",
            id: signposter.makeSignpostID(),
            "\(name, privacy: .public)"
        )
        // An interval begins and ends outside the lock, which guards only the table.
        lock.withLock { intervals[subscription.id] = state }
    }

    /// Marks an element.
    public func next<Element>(_ element: Element, in subscription: TracedSubscription) {
        guard signposter.isEnabled else { return }
        let (name, text) = (subscription.description, "\(element)")
        signposter.emitEvent("next", "\(name, privacy: .public): \(text)")
    }

    /// Marks an error.
    public func failed(_ error: any Error, in subscription: TracedSubscription) {
        let (name, text) = (subscription.description, "\(error)")
        signposter.emitEvent("error", "\(name, privacy: .public): \(text)")
    }

    /// Marks the completion.
    public func completed(_ subscription: TracedSubscription) {
        let name = subscription.description
        signposter.emitEvent("completed", "\(name, privacy: .public)")
    }

    /// Ends the interval.
    public func disposed(_ subscription: TracedSubscription) {
        guard let state = lock.withLock({ intervals.removeValue(forKey: subscription.id) }) else { return }
        signposter.endInterval("subscription", state)
    }
}
#endif
