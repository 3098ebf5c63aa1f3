import Dispatch
import Distributed
import RxDistributed
import RxTraits
import RxVirtualTime
import TestSupport
import Testing

private struct Reading: Codable, Equatable, Sendable {
    let place: String
    let value: Double
}

/// Two nodes of one process, and a connection between them.
@Suite(.timeLimit(.minutes(1)))
struct NodesTests {
    private func elements<Element, System>(of hub: DistributedHub<Element, System>) async throws -> [Element] {
        var elements: [Element] = []
        for try await element in hub.values() { elements.append(element) }
        return elements
    }

    /// What a closure throws.
    private func error(_ body: () async throws -> [Int]) async -> DistributedHubError? {
        await #expect(throws: DistributedHubError.self) { _ = try await body() }
    }

    // Contract D1
    @Test func `a hub is a sequence, on its own node and on others`() async throws {
        let (here, there) = PairSystem.pair()
        let readings = [Reading(place: "attic", value: 21.5), Reading(place: "cellar", value: 12)]
        let hub = DistributedHub(Observable.from(readings), actorSystem: here)
        let remote = try DistributedHub<Reading, PairSystem>.resolve(id: hub.id, using: there)
        #expect(try await elements(of: remote) == readings)
        let both = Observable.concat(hub.asObservable(), remote.asObservable()).map(\.value)
        #expect(try await both.toArray().value == [21.5, 12, 21.5, 12])
    }

    // Contract D2
    @Test func `a source that can wait is never far ahead of a slow subscriber`() async throws {
        let (here, there) = PairSystem.pair()
        let made = LockedValue(0)
        let source = Observable.range(start: 0, count: 20_000).do(onNext: { _ in made.withLock { $0 += 1 } })
        let hub = DistributedHub(source, actorSystem: here)
        let remote = try DistributedHub<Int, PairSystem>.resolve(id: hub.id, using: there)
        var taken = 0
        var lead = 0
        for try await element in remote.values(batch: 100) {
            #expect(element == taken)
            taken += 1
            lead = max(lead, made.value - taken)
            if taken.isMultiple(of: 10) { await Task.yield() }
        }
        #expect(taken == 20_000)
        // The elements of one answer, those of the next one, and the one that the source has begun.
        #expect(lead <= 202)
    }

    // Contract D3
    @Test func `disposal disposes of the source, on the other node`() async throws {
        let (here, there) = PairSystem.pair()
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(subject, actorSystem: here)
        let remote = try DistributedHub<Int, PairSystem>.resolve(id: hub.id, using: there)
        let received = LockedValue<[Int]>([])
        let subscription = remote.asObservable().subscribe(onNext: { element in
            received.withLock { $0.append(element) }
        })
        await eventually { subject.hasObservers }
        subject.onNext(1)
        await eventually { received.value == [1] }
        subscription.dispose()
        await eventually { !subject.hasObservers }
        subject.onNext(2)
        #expect(received.value == [1])
    }

    // Contract D5
    @Test func `a connection that is lost is an error`() async throws {
        let (here, there) = PairSystem.pair()
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(subject, actorSystem: here)
        let remote = try DistributedHub<Int, PairSystem>.resolve(id: hub.id, using: there)
        async let end = error { try await elements(of: remote) }
        await eventually { subject.hasObservers }
        there.close()
        guard case .unreachable(PairSystem.Failure.connectionLost)? = await end else {
            Issue.record("unexpected: \(String(describing: await end))")
            return
        }
    }

    // Contract D5
    @Test func `a hub that is gone is an error`() async throws {
        let (here, there) = PairSystem.pair()
        var hub: DistributedHub<Int, PairSystem>? = DistributedHub(Observable.just(1), actorSystem: here)
        let remote = try DistributedHub<Int, PairSystem>.resolve(id: #require(hub?.id), using: there)
        #expect(try await elements(of: remote) == [1])
        hub = nil
        let end = await error { try await elements(of: remote) }
        guard case .unreachable(PairSystem.Failure.noSuchActor)? = end else {
            Issue.record("unexpected: \(String(describing: end))")
            return
        }
    }

    // Contract D5
    @Test func `a hub that doesn't answer is an error, after a lease`() async throws {
        let (here, there) = PairSystem.pair()
        let subject = PublishSubject<Int>()
        // The hub's own clock stands still, so it doesn't answer as long as there are no elements.
        let clock = HistoricalScheduler()
        let hub = DistributedHub(subject, lease: .milliseconds(100), scheduler: clock, actorSystem: here)
        let remote = try DistributedHub<Int, PairSystem>.resolve(id: hub.id, using: there)
        let end = await error { try await elements(of: remote) }
        guard case .unanswered(for: .nanoseconds(100_000_000))? = end else {
            Issue.record("unexpected: \(String(describing: end))")
            return
        }
    }

    // Contract D5
    @Test func `a hub's subscriptions end with it`() async throws {
        let (here, there) = PairSystem.pair()
        let subject = PublishSubject<Int>()
        var hub: DistributedHub<Int, PairSystem>? = DistributedHub(subject, actorSystem: here)
        let remote = try DistributedHub<Int, PairSystem>.resolve(id: #require(hub?.id), using: there)
        let subscription = remote.asObservable().subscribe()
        await eventually { subject.hasObservers }
        hub = nil
        await eventually { !subject.hasObservers }
        subscription.dispose()
    }

    // Contracts G2, D3
    @Test func `storms of disposals leave no subscription`() async throws {
        let (here, there) = PairSystem.pair()
        let alive = LockedValue(0)
        let source = Observable<Int>.create { observer in
            alive.withLock { $0 += 1 }
            observer.onNext(1)
            observer.onNext(2)
            return Disposables.create { alive.withLock { $0 -= 1 } }
        }
        let hub = DistributedHub(source, actorSystem: here)
        let remote = try DistributedHub<Int, PairSystem>.resolve(id: hub.id, using: there)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<300 {
                group.addTask {
                    switch index % 3 {
                    case 0:
                        remote.asObservable().subscribe().dispose()
                    case 1:
                        // Disposed of inside the delivery of an element.
                        let elements = try await remote.asObservable().take(1).toArray().value
                        #expect(elements == [1])
                    default:
                        let task = Task { for try await _ in remote.values() {} }
                        task.cancel()
                        _ = await task.result
                    }
                }
            }
            try await group.waitForAll()
        }
        await eventually { alive.value == 0 }
    }
}
