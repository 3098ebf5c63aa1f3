#if canImport(Distributed)
internal import Distributed
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxTraits

/// A subscription to a hub, on the subscriber's side.
///
/// An iterator asks for one batch at a time; `deinit` comes when no iterator asks any more.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class RemoteSubscription<Element: Codable & Sendable, ActorSystem>: Sendable
where ActorSystem: DistributedActorSystem<any Codable> {
    typealias Hub = DistributedHub<Element, ActorSystem>

    private let hub: Hub
    private let batch: Int
    private let lease: RxTimeInterval
    private let scheduler: any SchedulerType
    private let clock: TimerClock
    private let state: Locked<RemoteState<Element>>

    /// Makes a subscription, which asks the hub when it is first asked for an element.
    ///
    /// - Parameters:
    ///   - hub: The hub.
    ///   - batch: The largest number of elements in an answer.
    ///   - lease: The time limit for the first answer, which contains the hub's lease.
    ///   - scheduler: Measures how long an answer takes.
    ///   - received: How many elements have come before.
    init(_ hub: Hub, batch: Int, lease: RxTimeInterval, _ scheduler: any SchedulerType, received: UInt64 = 0) {
        self.hub = hub
        self.batch = batch
        self.lease = lease
        self.scheduler = scheduler
        clock = TimerClock(of: scheduler)
        state = Locked(RemoteState(received: received))
    }

    deinit {
        leave()
    }

    /// The next elements; none if there are none yet, `nil` at the end.
    func next() async throws -> [Element]? {
        if let end = state.withLock({ $0.removeEnd() }) { return try finish(end) }
        do {
            let ticket = try await subscribe()
            let lease = RxTimeInterval(nanoseconds: ticket.lease)
            let start = clock.nanoseconds
            let answer = try await ask(within: lease) { hub in try await hub.pull(ticket.key) }
            switch try state.withLock({ try $0.receive(answer) }) {
            case .elements(let elements):
                let time = clock.nanoseconds - start
                let pause = RemoteState.pause(after: elements, within: time, lease: ticket.lease)
                if pause > 0 {
                    _ = try await Single<Int>.timer(RxTimeInterval(nanoseconds: pause), scheduler: scheduler).value
                }
                return elements
            case .end(let end): return try finish(end)
            }
        } catch {
            // After an error there are no further requests, so the hub needn't keep the source.
            leave()
            throw Task.isCancelled ? CancellationError() : error
        }
    }

    /// Disposes of the subscription; from now on, there is no element.
    func leave() {
        if let ticket = state.withLock({ $0.leave() }) { unsubscribe(ticket) }
    }

    private func finish(_ end: HubEnd) throws -> [Element]? {
        if let error = end.error { throw error }
        return nil
    }

    private func subscribe() async throws -> HubTicket {
        if let ticket = state.withLock({ $0.ticket }) { return ticket }
        let ticket = try await ask(within: lease) { hub in
            // The answer may come after the time limit, or after a cancellation, when nobody waits for it any more. So
            // the ticket is stored here, and returned to the hub if it comes too late (D3).
            let new = try await hub.subscribe(batch: self.batch)
            if new.limit == nil, !self.state.withLock({ $0.subscribe(new) }) { self.unsubscribe(new) }
            return new
        }
        if let limit = ticket.limit { throw DistributedHubError.full(limit: limit) }
        return ticket
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

    private func unsubscribe(_ ticket: HubTicket) {
        let hub = hub
        Task { try? await hub.unsubscribe(ticket.key) }
    }
}
#endif
