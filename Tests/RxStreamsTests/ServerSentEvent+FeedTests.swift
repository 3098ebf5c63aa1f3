import RxStreams
import TestSupport
import Testing

struct ServerSentEventFeedTests {
    typealias Event = ServerSentEvent

    struct Broken: Error {}

    /// A connection of a transport: pieces of its text and its end, with their times in tenths of a second.
    struct Connection: Sendable {
        var pieces: [(time: Int, text: String)] = []
        var end = 0
        var error: (any Error)?
    }

    /// Subscribes to a feed, and disposes of it after a time; the last connection is repeated.
    private func follow(
        _ connections: [Connection],
        _ policy: ReconnectionPolicy,
        maximumLength: Int = 1_048_576,
        until end: Int = 10_000
    ) -> (events: [Recorded<RxObservable.Event<Event>>], times: [Int], ids: [String?]) {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let asked = LockedValue<[(time: Int, id: String?)]>([])
        let source = ServerSentEvent.feed(
            reconnecting: policy,
            maximumLength: maximumLength,
            scheduler: scheduler
        ) { [scheduler] id in
            let count = asked.withLock { asked in
                asked.append((scheduler.clock, id))
                return asked.count
            }
            let connection = connections[min(count, connections.count) - 1]
            let end: RxObservable.Event<[UInt8]> = connection.error.map { .error($0) } ?? .completed
            let pieces = connection.pieces.map { Recorded.next($0.time, Array($0.text.utf8)) }
            return scheduler.createColdObservable(pieces + [Recorded(time: connection.end, value: end)]).asObservable()
        }
        let observer = scheduler.createObserver(Event.self)
        let subscription = source.subscribe(observer)
        scheduler.advanceTo(end)
        subscription.dispose()
        scheduler.advanceTo(end + 1_000)
        return (observer.events, asked.value.map(\.time), asked.value.map(\.id))
    }

    private func policy(
        jitter: Double = 0,
        resetAfter: RxTimeInterval = .seconds(10),
        random: @escaping @Sendable () -> Double = { 0 }
    ) -> ReconnectionPolicy {
        ReconnectionPolicy(jitter: jitter, resetAfter: resetAfter, random: random)
    }

    // Contract N3
    @Test func `the next connection continues behind the last complete event`() {
        let result = follow(
            [
                Connection(pieces: [(1, "data: a\n\nid: 1\nda"), (2, "ta: b\n\nid: 2\ndata: lost\n")], end: 3),
                Connection(pieces: [(1, "data: c\n\nid: 3\n\n")], end: 1, error: Broken()),
                Connection(pieces: [(1, "id\ndata: d\n\n")], end: 1),
                Connection(end: 9_999),
            ],
            policy(),
            until: 300
        )
        #expect(result.ids == [nil, "1", "3", nil])
        #expect(result.events.compactMap(\.value.element).map(\.data) == ["a", "b", "c", "d"])
        #expect(result.events.compactMap(\.value.element).map(\.id) == ["", "1", "1", ""])
        #expect(result.events.allSatisfy { $0.value.error == nil })
    }

    // Contract N4
    @Test func `a server that ends each connection at once and says "retry: 0" gets two connections a second at most`()
    {
        let connection = Connection(pieces: [(0, "retry: 0\ndata: a\n\n")])
        let result = follow([connection], policy(), until: 600)
        #expect(result.times == Array(stride(from: 0, through: 600, by: 5)))
        #expect(result.events.count == result.times.count)
        // With an error, too, if it has lasted until then.
        let failing = Connection(pieces: [(0, "retry: 0\ndata: a\n\n")], error: Broken())
        #expect(follow([failing], policy(resetAfter: .nanoseconds(0)), until: 600).times == result.times)
    }

    // Contract N4
    @Test(arguments: ["data: a\n\nretry: 1000\n", "id: 7\nretry: 1000\n\n", "retry: 1000\n\n: no news\n"])
    func `a server that ends each answer, with an event in it, is asked again after its own time`(text: String) {
        let result = follow([Connection(pieces: [(20, text)], end: 20)], policy(), until: 300)
        #expect(result.times == Array(stride(from: 0, through: 300, by: 20 + 10)))
    }

    // Contract N4
    @Test(arguments: ["", ": no event\n\n", "data: not complete\n", "<html>\n\n</html>\n\n"])
    func `an answer that ends without an event counts as one that failed`(text: String) {
        #expect(follow([Connection(pieces: [(0, text)])], policy(), until: 600).times == [0, 30, 90, 210, 450])
    }

    // Contract N4
    @Test func `waits double until a connection lasts, whatever events come before an error, up to the longest`() {
        let short = Connection(pieces: [(0, "retry: 0\ndata: a\n\n")], error: Broken())
        #expect(follow([short], policy(), until: 3_000).times == [0, 5, 15, 35, 75, 155, 315, 635, 1235, 1835, 2435])
        let long = Connection(pieces: [(20, ":\n"), (119, "data: a\n\n")], end: 120, error: Broken())
        let almost = Connection(pieces: [(21, ":\n"), (119, "data: a\n\n")], end: 120, error: Broken())
        let gaps = follow([short, short, long, short, almost, almost], policy(), until: 500).times
        #expect(gaps == [0, 5, 15, 15 + 120 + 5, 140 + 10, 150 + 120 + 20, 290 + 120 + 40])
    }

    // Contract N4
    @Test(arguments: [
        ("", 30), ("retry: 2000\n", 20), ("retry: 499\n", 5), ("retry: 99999999\n", 600), ("retry: x\n", 30),
    ])
    func `the server's time counts, within bounds`(text: String, wait: Int) {
        let result = follow([Connection(pieces: [(0, text)]), Connection(end: 9_999)], policy(), until: 1_000)
        #expect(result.times == [0, wait])
    }

    // Contract N4
    @Test func `a part of each wait is added at random`() {
        let numbers = LockedValue([1.0, 0.5, 0, 7, -1, .nan])
        let policy = policy(jitter: 0.5) { numbers.withLock { $0.isEmpty ? 0 : $0.removeFirst() } }
        let times = follow([Connection()], policy, until: 3_000).times
        let waits: [Int] = zip(times.dropFirst(), times).map { $0 - $1 }
        #expect(waits.prefix(6) == [45, 75, 120, 360, 480, 600])
    }

    // Contract N4
    @Test func `a policy hears of each further connection, before the wait`() {
        let heard = LockedValue<[String]>([])
        let policy = ReconnectionPolicy(
            jitter: 0,
            onReconnect: { next in
                heard.withLock { $0.append("\(next.error.map { "\($0)" } ?? "end"), \(next.attempt), \(next.delay)") }
            }
        )
        let event = Connection(pieces: [(0, "retry: 700\ndata: a\n\n")], end: 1)
        let failure = Connection(error: Broken())
        let last = Connection(error: ServerSentEvent.Refusal.status(404))
        let result = follow([failure, failure, event, Connection(), failure, event, last], policy, until: 1_000)
        #expect(result.times.count == 7)
        #expect(
            heard.value == [
                "Broken(), 1, nanoseconds(3000000000)", "Broken(), 2, nanoseconds(6000000000)",
                "end, 1, nanoseconds(700000000)", "end, 2, nanoseconds(1400000000)",
                "Broken(), 3, nanoseconds(2800000000)", "end, 1, nanoseconds(700000000)",
            ]
        )
    }

    // Contract N3
    @Test(arguments: [ServerSentEvent.Refusal.noContent, .status(404), .contentType("text/html")])
    func `status 204 completes a feed, and another answer that isn't events ends it`(refusal: ServerSentEvent.Refusal) {
        let connection = Connection(pieces: [(1, "data: a\n\n")], end: 2, error: refusal)
        // No policy reconnects after status 204.
        let patient = ReconnectionPolicy { _ in true }
        let result = follow([connection], refusal == .noContent ? patient : policy())
        #expect(result.times == [0])
        #expect(result.events.count == 2)
        #expect(result.events.last?.value.isCompleted == (refusal == .noContent))
        #expect(result.events.last?.value.error as? ServerSentEvent.Refusal == (refusal == .noContent ? nil : refusal))
    }

    // Contracts N2, N3
    @Test func `an event that is too long ends a feed, and a policy decides about errors, of the closure, too`() {
        let long = Connection(pieces: [(1, "id: 1\ndata: a\n\ndata: 1234567890")], end: 9)
        let result = follow([long], policy(), maximumLength: 13)
        #expect(result.times == [0])
        #expect(result.events.map(\.time) == [1, 1])
        #expect(result.events.last?.value.error is ByteStreamError)
        let patient = follow([long], ReconnectionPolicy(jitter: 0) { _ in true }, maximumLength: 13, until: 60)
        #expect(patient.ids == [nil, "1"])

        let scheduler = TestScheduler()
        let asked = LockedValue(0)
        let policy = ReconnectionPolicy(jitter: 0) { _ in
            asked.withLock {
                $0 += 1; return $0 < 3
            }
        }
        let observer = scheduler.createObserver(Event.self)
        _ = ServerSentEvent.feed(reconnecting: policy, scheduler: scheduler) { _ -> Observable<UInt8> in
            throw Broken()
        }
        .subscribe(observer)
        scheduler.advanceTo(20_000)
        #expect(observer.events.map { $0.value.error is Broken } == [true])
        #expect(asked.value == 3)
    }

    // Contract G2
    @Test func `disposal while it waits for the next connection ends the wait`() {
        #expect(follow([Connection()], policy(), until: 29).times == [0])
        #expect(follow([Connection()], policy(), until: 30).times == [0, 30])
    }

    // Contract G8
    @Test func `ten thousand connections take no stack`() {
        let connection = Connection(pieces: [(0, "retry: 0\n")])
        let result = follow([connection], policy(resetAfter: .nanoseconds(0)), until: 50_000)
        #expect(result.times.count == 10_001)
    }
}
