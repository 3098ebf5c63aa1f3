import Foundation
import Testing

/// The service between its two servers, which others have written: see `Peers`.
@Suite(.serialized) struct ServiceTests {
    private let peers: Peers

    /// What a start takes at most, until the first order is booked: of its connections and of the first window.
    private let start = Duration.seconds(2)
    /// The longest wait before a connection, of the feed's policy, with its random part; the desk's are shorter.
    private let reconnection = Duration.seconds(15)

    init() throws { peers = try Peers() }

    @Test(.timeLimit(.minutes(5)))
    func `what a server sends with its answer isn't lost`() async throws {
        let feed = try peers.feed("--rate 1000")
        let desk = try peers.promptDesk()
        try await peers.eventually(within: .seconds(5)) { [feed, desk].allSatisfy { $0.text.contains("listens") } }
        for _ in 1...3 {
            let before = desk.text
            let service = try peers.service()
            try await peers.eventually(within: start) { desk.text != before }
            service.kill()
        }
        #expect(desk.text.hasSuffix("listens\nheard\nheard\nheard\n") && feed.status == nil)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a start books within two seconds`() async throws {
        let feed = try peers.feed("--rate 1000")
        let desk = try peers.desk()
        try await peers.eventually(within: .seconds(5)) { [feed, desk].allSatisfy { $0.text.contains("listens") } }
        for _ in 1...20 {
            let before = peers.booked
            let service = try peers.service()
            try await peers.eventually(within: start) { peers.booked > before }
            service.kill()
        }
        #expect(!desk.text.contains("fault") && feed.status == nil)
    }

    @Test(.timeLimit(.minutes(10)))
    func `programs that are killed at random lose no order, and none counts twice`() async throws {
        var feed = try peers.feed("--rate 3000 --retry 500")
        var desk = try peers.desk()
        var service = try peers.service()
        for round in 1...10 {
            let before = peers.booked
            try await peers.eventually(within: reconnection) { peers.booked > before }
            try await Task.sleep(for: .milliseconds(.random(in: 0...1_000)))
            let killed = ["feed", "desk", "feed and desk", "service"].randomElement() ?? ""
            print("round \(round): \(peers.booked) booked, kills \(killed)")
            if killed.contains("feed") {
                feed.kill()
                feed = try peers.feed("--rate 3000 --retry 500")
            }
            if killed.contains("desk") {
                desk.kill()
                desk = try peers.desk()
            }
            if killed == "service" {
                service.kill()
                service = try peers.service()
            }
        }
        let total = peers.booked + 10_000
        feed.kill()
        feed = try peers.feed("--total \(total)")
        try await peers.eventually(within: reconnection + .seconds(10)) { service.status != nil }
        #expect(service.status == 0)
        #expect(peers.booked == total)
        #expect(!desk.text.contains("fault") && desk.text.contains("ping answered"))
        #expect(desk.text.hasSuffix("closed 1000\n"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `SIGTERM ends it after its last report`() async throws {
        let feed = try peers.feed("--rate 1000")
        let desk = try peers.desk()
        let service = try peers.service()
        try await peers.eventually(within: reconnection) { peers.booked > 1_000 }
        let end = ContinuousClock.now
        service.terminate()
        try await peers.eventually(within: .seconds(5)) {
            service.status != nil && desk.text.hasSuffix("closed 1000\n")
        }
        print("ended after \(ContinuousClock.now - end)")
        #expect(service.status == 0)
        #expect(service.text.contains("\"last\":\(peers.booked),"))
        #expect(!desk.text.contains("fault") && feed.status == nil)
    }

    @Test(.timeLimit(.minutes(5)))
    func `without a server it says so, and SIGTERM ends it with a failure`() async throws {
        let service = try peers.service()
        try await peers.eventually(within: start) { service.text.contains("server=desk") }
        service.terminate()
        // It gives up after five seconds.
        try await peers.eventually(within: .seconds(10)) { service.status != nil }
        #expect(service.status == 1)
        #expect(service.text.contains("the connection failed") && service.text.contains("desk.failures="))
    }

    @Test(.timeLimit(.minutes(5)))
    func `a feed that refuses is told, the socket is closed with a code, and the status is 1`() async throws {
        let feed = try peers.feed("--status 404")
        let desk = try peers.desk()
        let service = try peers.service()
        try await peers.eventually(within: reconnection) { desk.text.contains("closed 1011") }
        try await peers.eventually(within: start) { service.text.contains("server=feed") }
        #expect(service.text.contains("status(404)") && !desk.text.contains("closed 1006"))
        service.terminate()
        try await peers.eventually(within: .seconds(10)) { service.status != nil }
        #expect(service.status == 1 && feed.status == nil)
    }

    @Test(.timeLimit(.minutes(5)))
    func `an order that nobody can read is told, and kept elsewhere, and those behind it are booked`() async throws {
        let feed = try peers.feed("--total 100 --poison 40")
        let desk = try peers.desk("--poison 40")
        let service = try peers.service()
        try await peers.eventually(within: reconnection) { service.status != nil }
        #expect(service.status == 0)
        #expect(peers.booked == 100 && !desk.text.contains("fault") && feed.status == nil)
        #expect(peers.deadLetters.contains(#""data":"{poison""#) && peers.deadLetters.contains(#""id":"40""#))
        #expect(peers.deadLetters.split(separator: "\n").count == 1)
        #expect(service.text.contains("an order can't be read") && service.text.contains("orders.dead=1"))
    }

    @Test(.timeLimit(.minutes(5)))
    func `a desk that is slow holds the feed back`() async throws {
        let feed = try peers.feed("--size 1000")
        var desk = try peers.desk("--pause 3")
        let service = try peers.service()
        try await peers.eventually(within: reconnection) { feed.text.contains("waits after") }
        let waits = try #require(feed.text.firstMatch(of: /waits after (\d+)/))
        let sent = try #require(Int(waits.1)) / 1_000_000
        print("the feed waits after \(sent) MB, \(peers.booked) booked, memory: \(try service.memory) MB")
        // 10,000 orders of 1 KB in the service, and what the systems of both sides keep of a connection.
        #expect(sent < 40)
        desk.kill()
        desk = try peers.desk()
        try await peers.eventually(within: reconnection + .seconds(15)) { peers.booked > 100_000 }
        #expect(!desk.text.contains("fault"))
    }

    private static let seconds = ProcessInfo.processInfo.environment["SERVICE_SECONDS"].flatMap { Int($0) } ?? 10

    @Test(.timeLimit(.minutes(5 + seconds / 60)))
    func `much is read in little memory`() async throws {
        let seconds = Self.seconds
        let feed = try peers.feed("--size 10000")
        let desk = try peers.desk()
        let service = try peers.service()
        try await peers.eventually(within: reconnection) { peers.booked > 50_000 }
        let before = peers.booked
        var memory: [Int] = []
        for _ in 1...seconds {
            try await Task.sleep(for: .seconds(1))
            memory.append(try service.memory)
        }
        print("\((peers.booked - before) / 100 / seconds) MB/s, memory in MB: \(memory)")
        let (first, second) = (memory.prefix(seconds / 2), memory.suffix(seconds / 2))
        #expect(second.max() ?? 0 < (first.max() ?? 0) + 10)
        #expect(!desk.text.contains("fault") && feed.status == nil)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a feed that ends each connection at once is called at most twice a second`() async throws {
        let feed = try peers.feed("--per 10 --retry 0")
        let desk = try peers.desk()
        let service = try peers.service()
        try await peers.eventually(within: reconnection) { peers.booked > 0 }
        let before = peers.booked
        try await Task.sleep(for: .seconds(4))
        print("\((peers.booked - before) / 10) connections in 4 s")
        #expect(peers.booked - before <= 90)
        try await peers.eventually(within: reconnection) { peers.booked > before }
        #expect(!desk.text.contains("fault") && feed.status == nil && service.status == nil)
    }
}
