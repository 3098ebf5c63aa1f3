#if canImport(Distributed)
internal import Distributed
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxTraits

/// A subscription to a hub, on the subscriber's side.
// SAFETY: an iterator asks for one batch at a time; `deinit` comes when nobody asks any more.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class RemoteSubscription<Element: Codable & Sendable, ActorSystem>: @unchecked Sendable
where ActorSystem: DistributedActorSystem<any Codable> {
    typealias Hub = DistributedHub<Element, ActorSystem>

    /// How long the first answer may take: only it says how long a lease is.
    private static var longestGreeting: RxTimeInterval { .seconds(30) }

    private let hub: Hub
    private let batch: Int
    private let scheduler: any SchedulerType
    private var ticket: HubTicket?
    /// How many elements have come.
    var received: UInt64 = 0
    private var end: HubEnd?

    init(_ hub: Hub, batch: Int, _ scheduler: any SchedulerType) {
        self.hub = hub
        self.batch = batch
        self.scheduler = scheduler
    }

    deinit {
        unsubscribe()
    }

    /// The next elements; none if there are none yet, `nil` at the end.
    func next() async throws -> [Element]? {
        guard end == nil else { return try finish() }
        do {
            let ticket = try await subscribe()
            let lease = RxTimeInterval(nanoseconds: ticket.lease)
            let answer = try await ask(within: lease) { hub in try await hub.pull(ticket.key) }
            end = answer.end
            // What has ended otherwise than by an end of the source has no count.
            if answer.elements.isEmpty { return end == nil ? [] : try finish() }
            guard answer.first == received else {
                throw DistributedHubError.disordered(expected: received, received: answer.first)
            }
            received += UInt64(answer.elements.count)
            return answer.elements
        } catch {
            unsubscribe()
            end = .completed
            if Task.isCancelled { return nil }
            throw error
        }
    }

    /// The end, once.
    private func finish() throws -> [Element]? {
        ticket = nil
        let error = exchange(&end, with: .completed)?.error
        if let error, !Task.isCancelled { throw error }
        return nil
    }

    private func subscribe() async throws -> HubTicket {
        if let ticket { return ticket }
        let batch = batch
        let new = try await ask(within: Self.longestGreeting) { hub in try await hub.subscribe(batch: batch) }
        ticket = new
        return new
    }

    private func ask<Answer: Sendable>(
        within time: RxTimeInterval,
        _ question: @escaping @Sendable (Hub) async throws -> Answer
    ) async throws -> Answer {
        let hub = hub
        do {
            return try await Single.create { try await question(hub) }.timeout(time, scheduler: scheduler).value
        } catch RxError.timeout {
            throw DistributedHubError.unanswered(for: time)
        } catch {
            throw DistributedHubError.unreachable(error)
        }
    }

    private func unsubscribe() {
        guard let key = exchange(&ticket, with: nil)?.key else { return }
        let hub = hub
        Task { try? await hub.unsubscribe(key) }
    }
}
#endif
