import Dispatch
import Distributed
import Foundation
import RxTraits
import RxVirtualTime
import TestSupport
import Testing

@testable import RxDistributed

private typealias Local = LocalTestingDistributedActorSystem

@Suite(.timeLimit(.minutes(5)))
struct DistributedHubTests {
    private struct Broken: Error {}

    /// The elements of a hub, independent of the machine's speed: the clock stands still.
    private func still<Element, System>(
        _ hub: DistributedHub<Element, System>,
        batch: Int = 64
    ) -> DistributedValues<Element, System> {
        hub.values(batch: batch, scheduler: HistoricalScheduler())
    }

    private func elements<Element, System>(of hub: DistributedHub<Element, System>) async throws -> [Element] {
        var elements: [Element] = []
        for try await element in still(hub) { elements.append(element) }
        return elements
    }

    /// Sends a number of elements, and the end, as soon as there is a subscriber.
    private func send(_ count: Int, to subject: PublishSubject<Int>) async {
        await eventually { subject.hasObservers }
        for number in 0..<count { subject.onNext(number) }
        subject.onCompleted()
    }

    // Contracts A10, D2
    @Test func `a source that can wait does so`() async throws {
        let hub = DistributedHub(
            Observable.asyncSequence {
                AsyncStream(unfolding: { [count = LockedValue(0)] () -> Int? in
                    let next = count.withLock { count in
                        count += 1
                        return count
                    }
                    return next > 500 ? nil : next
                })
            },
            buffering: .waiting(1),
            scheduler: HistoricalScheduler(),
            actorSystem: Local()
        )
        #expect(try await elements(of: hub) == Array(1...500))
    }

    // Contract D1
    @Test func `each subscriber is one to the source`() async throws {
        let subscriptions = LockedValue(0)
        let source = Observable.deferred {
            .just(
                subscriptions.withLock {
                    $0 += 1; return $0
                }
            )
        }
        let hub = DistributedHub(source, scheduler: HistoricalScheduler(), actorSystem: Local())
        #expect(try await elements(of: hub) == [1])
        #expect(try await elements(of: hub) == [2])
    }

    // Contract D4
    @Test func `an error keeps its type's name and what it says`() async throws {
        let source = Observable.concat(.just(1), .error(Broken()))
        let hub = DistributedHub(source, scheduler: HistoricalScheduler(), actorSystem: Local())
        var received: [Int] = []
        do {
            for try await element in still(hub) { received.append(element) }
            Issue.record("no error")
        } catch DistributedHubError.failed(let type, let description) {
            #expect(type.contains("Broken"))
            #expect(description == "Broken()")
        }
        #expect(received == [1])
    }

    // Contract D2
    @Test func `what waits has a limit, and the error comes behind it`() async throws {
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(
            subject,
            buffering: .failing(beyond: 10),
            scheduler: HistoricalScheduler(),
            actorSystem: Local()
        )
        var iterator = still(hub, batch: 1).makeAsyncIterator()
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
        // The element that came first is one of the ten if it was still waiting when the others came.
        #expect(9...13 ~= received)
    }

    // Contract D2
    @Test(arguments: [HubBuffering.oldest(3), .newest(3)])
    func `what is dropped is what was asked for`(buffering: HubBuffering) async throws {
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(subject, buffering: buffering, scheduler: HistoricalScheduler(), actorSystem: Local())
        var iterator = still(hub, batch: 1).makeAsyncIterator()
        async let burst: Void = send(100, to: subject)
        var received = [try await iterator.next()]
        await burst
        while let element = try await iterator.next() { received.append(element) }
        #expect(received.count < 10)
        #expect(received.compactMap { $0 } == received.compactMap { $0 }.sorted())
        #expect(received.contains(99) == (buffering == .newest(3)))
    }

    // Contract D3
    @Test func `a loop that is left disposes of the source`() async throws {
        let subject = BehaviorSubject(value: 1)
        let hub = DistributedHub(subject, scheduler: HistoricalScheduler(), actorSystem: Local())
        for try await element in still(hub) {
            #expect(element == 1)
            break
        }
        await eventually { !subject.hasObservers }
        #expect(!subject.hasObservers)
    }

    // Contract D3
    @Test(arguments: 0..<20)
    func `an iterator whose task is cancelled leaves the hub, also if it has elements yet`(round: Int) async throws {
        let disposed = LockedValue(false)
        let source = Observable<Int>.create { observer in
            for number in 1...100 { observer.onNext(number) }
            return Disposables.create { disposed.value = true }
        }
        let hub = DistributedHub(source, scheduler: HistoricalScheduler(), actorSystem: Local())
        let values = still(hub)
        let task = Task { () async throws in
            var iterator = values.makeAsyncIterator()
            #expect(try await iterator.next() == 1)
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: CancellationError.self) { try await iterator.next() }
            await eventually { disposed.value }
            #expect(disposed.value)
            // It has lived until here.
            #expect(try await iterator.next() == nil)
        }
        try await task.value
    }

    // Contract D3
    @Test func `who leaves before the hub's first answer leaves no subscription at the hub`() async {
        let source = SlowSource()
        let hub = DistributedHub(source.sequence, scheduler: HistoricalScheduler(), actorSystem: Local())
        let subscription = hub.asObservable().subscribe()
        _ = await source.events.elements(1)
        subscription.dispose()
        source.way.signal()
        #expect(await source.events.elements(2) == ["subscribed", "disposed of"])
    }

    // Contract D2
    @Test func `a hub that has as many subscriptions as it may have refuses another one, until one ends`() async throws
    {
        let subject = BehaviorSubject(value: 1)
        let hub = DistributedHub(
            subject,
            maximumSubscriptions: 1,
            scheduler: HistoricalScheduler(),
            actorSystem: Local()
        )
        for try await _ in still(hub) {
            do {
                for try await _ in still(hub) {}
                Issue.record("no error")
            } catch DistributedHubError.full(let limit) {
                #expect(limit == 1)
            }
            break
        }
        await eventually { !subject.hasObservers }
        for try await element in still(hub) {
            #expect(element == 1)
            break
        }
    }

    // Contract D5
    @Test func `a lease that runs out before its question is kept ends the subscription`() async {
        let clock = HastyScheduler()
        let subject = PublishSubject<Int>()
        let subscriptions = HubSubscriptions<Int>(lease: .seconds(30), limit: 9, clock)
        let ticket = subscriptions.add(HubBuffering.unbounded.values(of: subject.asObservable()), batch: 8)
        clock.isHasty.value = true
        async let answer = subscriptions.pull(ticket.key)
        await eventually { !clock.isHasty.value }
        for _ in 0..<100 {
            await Task.yield()
            clock.virtual.advanceTo(clock.virtual.now.addingTimeInterval(1))
        }
        #expect(await answer.end?.error?.debugDescription.contains("lease") == true)
        await eventually { !subject.hasObservers }
        #expect(!subject.hasObservers)
    }

    // Contract D5
    @Test func `a subscriber that is silent for a lease loses its subscription`() async throws {
        let clock = HistoricalScheduler()
        let subject = PublishSubject<Int>()
        let subscriptions = HubSubscriptions<Int>(lease: .seconds(30), limit: 9, clock)
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
    @Test(arguments: [(30, 2_000), (3, 1_000), (600, 2_000)])
    func `a request that finds nothing is answered after a third of the lease, within two seconds, and keeps the lease`(
        lease: Int,
        milliseconds: Int
    ) async {
        let clock = HastyScheduler()
        let subject = PublishSubject<Int>()
        let subscriptions = HubSubscriptions<Int>(lease: .seconds(lease), limit: 9, clock)
        let ticket = subscriptions.add(HubBuffering.unbounded.values(of: subject.asObservable()), batch: 8)
        let answers = Probe<Int>()
        for round in 0..<5 {
            async let answer: Void = answers.record(subscriptions.pull(ticket.key).elements.count)
            await eventually { clock.dueTimes.value.count == 2 + 2 * round }
            #expect(clock.dueTimes.value.last?.saturatedNanoseconds == Int64(milliseconds) * 1_000_000)
            clock.virtual.advanceTo(clock.virtual.now.addingTimeInterval(Double(milliseconds) / 1_000 - 0.001))
            #expect(answers.now.elements.count == round)
            clock.virtual.advanceTo(clock.virtual.now.addingTimeInterval(0.002))
            await answer
        }
        #expect(answers.now.elements == [0, 0, 0, 0, 0])
        // They have taken longer than the shortest of the leases.
        #expect(subject.hasObservers)
    }

    // Contract D5
    @Test func `the first answer has the time of the subscriber's lease, and each other one that of the hub's`() async {
        let subject = PublishSubject<Int>()
        let hub = DistributedHub(
            subject,
            lease: .seconds(60),
            scheduler: HistoricalScheduler(),
            actorSystem: Local()
        )
        let clock = HastyScheduler()
        let values = hub.values(lease: .seconds(3), scheduler: clock)
        let task = Task { for try await _ in values {} }
        await eventually { clock.dueTimes.value.count == 2 }
        #expect(clock.dueTimes.value.map(\.saturatedNanoseconds) == [3_000_000_000, 60_000_000_000])
        clock.virtual.advanceTo(clock.virtual.now.addingTimeInterval(60))
        do {
            try await task.value
            Issue.record("no error")
        } catch DistributedHubError.unanswered(let time) {
            #expect(time.saturatedNanoseconds == 60_000_000_000)
        } catch {
            Issue.record(error)
        }
    }

    // Contract D2
    @Test(arguments: [(Int.min, 1), (0, 1), (Int.max, HubSubscriptions<Int>.largestBatch)])
    func `another node can't make a source produce any number of elements ahead`(batch: Int, limit: Int) async {
        let produced = LockedValue(0)
        let source = Observable.range(start: 0, count: 100_000).do(onNext: { _ in produced.withLock { $0 += 1 } })
        let subscriptions = HubSubscriptions<Int>(lease: .never, limit: 9, HistoricalScheduler())
        let ticket = subscriptions.add(HubBuffering.unbounded.values(of: source), batch: batch)
        var received = 0
        for _ in 0..<3 {
            let count = await subscriptions.pull(ticket.key).elements.count
            #expect(1...limit ~= count)
            received += count
            // What waits for the next request, and what the loop is about to add.
            #expect(produced.value <= received + limit + 2)
        }
        subscriptions.remove(ticket.key)
    }

    // Contract D1
    @Test func `an answer that is lost or repeated is noticed`() async throws {
        let hub = DistributedHub(Observable.of(1, 2), scheduler: HistoricalScheduler(), actorSystem: Local())
        let subscription = RemoteSubscription(hub, batch: 8, lease: .never, HistoricalScheduler(), received: 3)
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

/// A source that takes its time to be subscribed to.
private struct SlowSource {
    let events = Probe<String>()
    let way = DispatchSemaphore(value: 0)

    var sequence: Observable<Int> {
        .create { [events, way] _ in
            events.record("subscribed")
            way.wait()
            return Disposables.create { events.record("disposed of") }
        }
    }
}

/// A scheduler in virtual time that records its delays, and can run one action at once.
private final class HastyScheduler: SchedulerType {
    let virtual = HistoricalScheduler()
    let isHasty = LockedValue(false)
    let dueTimes = LockedValue<[RxTimeInterval]>([])

    var now: Date { virtual.now }

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        virtual.schedule(state, action: action)
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        dueTimes.withLock { $0.append(dueTime) }
        let isHasty = isHasty.withLock { isHasty in
            defer { isHasty = false }
            return isHasty
        }
        return isHasty ? action(state) : virtual.scheduleRelative(state, dueTime: dueTime, action: action)
    }
}
