import Dispatch
import Distributed
import Foundation
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxTraits
import RxVirtualTime
import TestSupport
import Testing

@testable import RxDistributed

private typealias Local = LocalTestingDistributedActorSystem

/// Not private: a system of actors looks types up by their names.
struct Reading: Codable, Equatable, Sendable {
    let place: String
    let value: Double
}

@Suite(.timeLimit(.minutes(2)))
struct DistributedHubTests {
    private struct Broken: Error {}

    private func elements<Element, System>(of hub: DistributedHub<Element, System>) async throws -> [Element] {
        var elements: [Element] = []
        for try await element in hub.values() { elements.append(element) }
        return elements
    }

    /// Sends so many elements, and the end, as soon as somebody has subscribed.
    private func send(_ count: Int, to subject: PublishSubject<Int>) async {
        await eventually { subject.hasObservers }
        for number in 0..<count { subject.onNext(number) }
        subject.onCompleted()
    }

    // Contract D1
    @Test func `elements come once, in order, and their end behind them`() async throws {
        let hub = DistributedHub(Observable.range(start: 0, count: 1_000), actorSystem: Local())
        #expect(try await elements(of: hub) == Array(0..<1_000))
    }

    // Contract D1
    @Test func `a hub is a sequence, on its own node and on others`() async throws {
        let (here, there) = try SocketSystem.pair()
        let readings = [Reading(place: "attic", value: 21.5), Reading(place: "cellar", value: 12)]
        let hub = DistributedHub(Observable.from(readings), actorSystem: here)
        let remote = try DistributedHub<Reading, SocketSystem>.resolve(id: hub.id, using: there)
        #expect(try await elements(of: remote) == readings)
        let both = Observable.concat(hub.asObservable(), remote.asObservable()).map(\.value)
        #expect(try await both.toArray().value == [21.5, 12, 21.5, 12])
    }

    // Contract D1
    @Test func `each subscriber is one to the source`() async throws {
        let (here, there) = try SocketSystem.pair()
        let subscriptions = LockedValue(0)
        let source = Observable.deferred {
            .just(
                subscriptions.withLock {
                    $0 += 1; return $0
                }
            )
        }
        let hub = DistributedHub(source, actorSystem: here)
        let remote = try DistributedHub<Int, SocketSystem>.resolve(id: hub.id, using: there)
        #expect(try await elements(of: remote) == [1])
        #expect(try await elements(of: remote) == [2])
    }

    // Contract D4
    @Test func `an error keeps its type's name and what it says`() async throws {
        let (here, there) = try SocketSystem.pair()
        let source = Observable.concat(.just(1), .error(Broken()))
        let hub = DistributedHub(source, actorSystem: here)
        let remote = try DistributedHub<Int, SocketSystem>.resolve(id: hub.id, using: there)
        var received: [Int] = []
        do {
            for try await element in remote.values() { received.append(element) }
            Issue.record("no error")
        } catch DistributedHubError.failed(let type, let description) {
            #expect(type.contains("Broken"))
            #expect(description == "Broken()")
        }
        #expect(received == [1])
    }

    // Contract D2
    @Test func `a source that can wait is never far ahead of a slow subscriber`() async throws {
        let (here, there) = try SocketSystem.pair()
        let made = LockedValue(0)
        let source = Observable.range(start: 0, count: 20_000).do(onNext: { _ in made.withLock { $0 += 1 } })
        let hub = DistributedHub(source, actorSystem: here)
        let remote = try DistributedHub<Int, SocketSystem>.resolve(id: hub.id, using: there)
        var taken = 0
        var lead = 0
        for try await element in remote.values(batch: 100) {
            #expect(element == taken)
            taken += 1
            lead = max(lead, made.value - taken)
            if taken.isMultiple(of: 10) { await Task.yield() }
        }
        #expect(taken == 20_000)
        // What one answer has brought, what the next one will, and what the source has begun.
        #expect(lead <= 202)
    }

    // Contract D2
    @Test func `what waits has a limit, and the error comes behind it`() async throws {
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(subject, buffering: .failing(beyond: 10), actorSystem: Local())
        var iterator = hub.values(batch: 1).makeAsyncIterator()
        async let burst: Void = send(100, to: subject)
        #expect(try await iterator.next() == 0)
        await burst
        var received = 0
        do {
            while let element = try await iterator.next() {
                received += 1
                #expect(element == received)
            }
            Issue.record("no error")
        } catch DistributedHubError.overrun(let limit) {
            #expect(limit == 10)
        }
        #expect(10...13 ~= received)
    }

    // Contract D2
    @Test(arguments: [HubBuffering.oldest(3), .newest(3)])
    func `what is dropped is what was asked for`(buffering: HubBuffering) async throws {
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(subject, buffering: buffering, actorSystem: Local())
        var iterator = hub.values(batch: 1).makeAsyncIterator()
        async let burst: Void = send(100, to: subject)
        var received = [try await iterator.next()]
        await burst
        while let element = try await iterator.next() { received.append(element) }
        #expect(received.count < 10)
        #expect(received.compactMap { $0 } == received.compactMap { $0 }.sorted())
        #expect(received.contains(99) == (buffering == .newest(3)))
    }

    // Contract D3
    @Test func `disposal disposes of the source, on the other node`() async throws {
        let (here, there) = try SocketSystem.pair()
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(subject, actorSystem: here)
        let remote = try DistributedHub<Int, SocketSystem>.resolve(id: hub.id, using: there)
        let received = Recorder<Int>()
        let subscription = remote.asObservable().subscribe(onNext: received.record)
        await eventually { subject.hasObservers }
        subject.onNext(1)
        await eventually { received.count == 1 }
        subscription.dispose()
        await eventually { !subject.hasObservers }
        #expect(!subject.hasObservers)
        subject.onNext(2)
        #expect(received.elements == [1])
    }

    // Contract D3
    @Test func `a loop that is left disposes of the source`() async throws {
        let subject = BehaviorSubject(value: 1)
        let hub = DistributedHub(subject, actorSystem: Local())
        for try await element in hub.values() {
            #expect(element == 1)
            break
        }
        await eventually { !subject.hasObservers }
        #expect(!subject.hasObservers)
    }

    // Contract D5
    @Test func `a connection that is lost is an error`() async throws {
        let (here, there) = try SocketSystem.pair()
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(subject, actorSystem: here)
        let remote = try DistributedHub<Int, SocketSystem>.resolve(id: hub.id, using: there)
        async let end = Result { try await elements(of: remote) }
        await eventually { subject.hasObservers }
        there.close()
        guard case .unreachable(SocketSystem.Failure.connectionLost)? = await end.error as? DistributedHubError else {
            Issue.record("unexpected: \(await end)")
            return
        }
    }

    // Contract D5
    @Test func `a hub that is gone is an error`() async throws {
        let (here, there) = try SocketSystem.pair()
        var hub: DistributedHub<Int, SocketSystem>? = DistributedHub(Observable.just(1), actorSystem: here)
        let remote = try DistributedHub<Int, SocketSystem>.resolve(id: #require(hub?.id), using: there)
        #expect(try await elements(of: remote) == [1])
        hub = nil
        let error = await Result { try await elements(of: remote) }.error
        guard case .unreachable(SocketSystem.Failure.thrown("noSuchActor"))? = error as? DistributedHubError else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    // Contract D5
    @Test func `a hub that doesn't answer is an error, after a lease`() async throws {
        let (here, there) = try SocketSystem.pair()
        let subject = PublishSubject<Int>()
        // The hub's own clock stands still, so it says nothing as long as there is nothing.
        let hub = DistributedHub(
            subject,
            lease: .milliseconds(100),
            scheduler: HistoricalScheduler(),
            actorSystem: here
        )
        let remote = try DistributedHub<Int, SocketSystem>.resolve(id: hub.id, using: there)
        let error = await Result { try await elements(of: remote) }.error
        guard case .unanswered(for: .nanoseconds(100_000_000))? = error as? DistributedHubError else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    // Contract D5
    @Test func `a subscriber that has nothing to take keeps its subscription`() async throws {
        let subject = PublishSubject<Int>()
        let pulls = LockedValue(0)
        let subscriptions = HubSubscriptions<Int>(
            lease: .milliseconds(60),
            ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        )
        let ticket = subscriptions.add(HubBuffering.unbounded.values(of: subject.asObservable()), batch: 8)
        while pulls.value < 10 {
            let batch = await subscriptions.pull(ticket.key)
            #expect(batch.elements.isEmpty)
            #expect(batch.end == nil)
            pulls.withLock { $0 += 1 }
        }
        subject.onNext(1)
        #expect(await subscriptions.pull(ticket.key).elements == [1])
    }

    // Contract D5
    @Test func `a subscriber that is silent for a lease loses its subscription`() async throws {
        let clock = HistoricalScheduler()
        let subject = PublishSubject<Int>()
        let subscriptions = HubSubscriptions<Int>(lease: .seconds(30), clock)
        let ticket = subscriptions.add(HubBuffering.unbounded.values(of: subject.asObservable()), batch: 8)
        clock.advanceTo(clock.now.addingTimeInterval(29))
        #expect(subject.hasObservers)
        subject.onNext(1)
        #expect(await subscriptions.pull(ticket.key).elements == [1])
        clock.advanceTo(clock.now.addingTimeInterval(29))
        #expect(subject.hasObservers)
        clock.advanceTo(clock.now.addingTimeInterval(2))
        await eventually { !subject.hasObservers }
        #expect(!subject.hasObservers)
        #expect(await subscriptions.pull(ticket.key).end?.error?.debugDescription.contains("lease") == true)
    }

    // Contract D5
    @Test func `a hub's subscriptions end with it`() async throws {
        let subject = PublishSubject<Int>()
        let (here, there) = try SocketSystem.pair()
        var hub: DistributedHub<Int, SocketSystem>? = DistributedHub(subject, actorSystem: here)
        let subscriptions = await hub?.whenLocal { $0.subscribe(batch: 8) }
        #expect(subscriptions != nil)
        #expect(subject.hasObservers)
        hub = nil
        await eventually { !subject.hasObservers }
        #expect(!subject.hasObservers)
        withExtendedLifetime(there) {}
    }

    // Contract D1
    @Test func `an answer that is lost or repeated is noticed`() async throws {
        let hub = DistributedHub(Observable.of(1, 2), actorSystem: Local())
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let subscription = RemoteSubscription(hub, batch: 8, scheduler)
        subscription.received = 3
        do {
            _ = try await subscription.next()
            Issue.record("no error")
        } catch DistributedHubError.disordered(let expected, let received) {
            #expect(expected == 3)
            #expect(received == 0)
        }
        #expect(try await subscription.next() == nil)
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }

    fileprivate var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
