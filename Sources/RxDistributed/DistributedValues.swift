#if canImport(Distributed)
public import Distributed
internal import RxSchedulers

/// The elements of a hub's sequence for a `for` loop, on any node: ``DistributedHub/values(batch:lease:scheduler:)``.
///
/// Each iterator is a subscription of its own, which begins with the first `next()`. It is disposed of when the
/// iterator goes away, as at the end of a loop, and when the task that iterates is cancelled: then `next()` throws
/// `CancellationError`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct DistributedValues<
    Element: Codable & Sendable,
    ActorSystem: DistributedActorSystem<any Codable>
>: AsyncSequence, Sendable {
    /// The error that iterating throws, which is a ``DistributedHubError`` or `CancellationError`.
    public typealias Failure = any Error

    private let hub: DistributedHub<Element, ActorSystem>
    private let batch: Int
    private let lease: RxTimeInterval
    private let scheduler: any SchedulerType

    init(
        _ hub: DistributedHub<Element, ActorSystem>,
        batch: Int,
        lease: RxTimeInterval,
        _ scheduler: any SchedulerType
    ) {
        self.hub = hub
        self.batch = batch
        self.lease = lease
        self.scheduler = scheduler
    }

    /// Makes an iterator, which subscribes when it is first asked for an element.
    public func makeAsyncIterator() -> Iterator {
        Iterator(RemoteSubscription(hub, batch: batch, lease: lease, scheduler))
    }

    /// One subscription that is iterated over.
    public struct Iterator: AsyncIteratorProtocol {
        private let subscription: RemoteSubscription<Element, ActorSystem>
        private var batch: ArraySlice<Element> = []

        init(_ subscription: RemoteSubscription<Element, ActorSystem>) {
            self.subscription = subscription
        }

        /// Waits for the next element.
        ///
        /// - Returns: The element; `nil` when the hub's sequence has completed.
        /// - Throws: Once, a ``DistributedHubError``, or `CancellationError` if the task was cancelled before the end.
        public mutating func next() async throws -> Element? {
            // A hub without new elements answers now and then with none, to show that it is alive (D5).
            while batch.isEmpty {
                guard let next = try await subscription.next() else { return nil }
                batch = next[...]
            }
            guard !Task.isCancelled else {
                // The iterator may be kept, but the subscription ends here.
                batch = []
                subscription.leave()
                throw CancellationError()
            }
            return batch.popFirst()
        }
    }
}
#endif
