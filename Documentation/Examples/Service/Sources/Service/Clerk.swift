import Foundation
import Metrics
import Rx
import RxExtras
import RxStreams
import ServiceLifecycle

/// Sums up the orders of a feed at the prices of a desk, and reports the sums to the desk.
///
/// The clerk keeps nothing: each message of the desk says which order is the last in its books, so a connection begins
/// with the one after it, whatever has happened to the service, the feed, the desk, or the way between them.
struct Clerk: Service {
    enum Failure: Error {
        /// An event isn't numbered as those of the feed are.
        case noNumber(String)
        /// The service has ended while a connection was open, or since one had failed.
        case notReported(String)
    }

    let feed: Feed
    let desk: Attempts
    let host: String
    let port: Int
    let deadLetters: DeadLetters

    private let connections = BehaviorRelay(value: 0)
    private let waiting = Gauge(label: "orders.waiting")
    private let reported = Counter(label: "reports")
    private static let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// Prints the reports, until the feed has no more orders, or the group that runs the clerk shuts down.
    func run() async throws {
        let isStopping = BehaviorRelay(value: false)
        try await withGracefulShutdownHandler {
            for try await report in reports(until: isStopping.filter { $0 }).values {
                FileHandle.standardOutput.write(Data("\(try report.text)\n".utf8))
            }
        } onGracefulShutdown: {
            isStopping.accept(true)
        }
        let isLate = connections.value > 0
        // Disposal doesn't wait for a task: a connection that is open closes now.
        for try await count in connections.values where count == 0 { break }
        if isLate { throw Failure.notReported("the desk takes no reports") }
        if let failure = desk.failure ?? feed.attempts.failure { throw Failure.notReported(failure) }
    }

    /// The reports that have been sent, until the feed has no more orders.
    private func reports(until stop: Observable<Bool>) -> Observable<Report> {
        Observable<Report>.create(priority: nil) { observer in
            desk.begin()
            connections.update { $0 += 1 }
            defer { connections.update { $0 -= 1 } }
            try await WebSocket.connect(host: host, port: port) { socket in
                for try await report in reports(to: socket, until: stop).values {
                    try await socket.send(report.text)
                    reported.increment()
                    observer.onNext(report)
                }
            }
        }
        .retry(
            .exponential(from: .milliseconds(500)).capped(at: .seconds(5)).jittered(by: 0.5).startingAnewAfterSuccess(),
            scheduler: Clerk.scheduler,
            shouldRetry: { error in
                desk.fail(error)
                return true
            }
        )
        // A last report that takes longer has to wait for the next start of the service.
        .take(until: stop.delay(.seconds(5), scheduler: Clerk.scheduler))
    }

    /// The reports of one connection.
    private func reports(to socket: WebSocket, until stop: Observable<Bool>) -> Observable<Report> {
        let books = socket.messages.map(Desk.init).do(onNext: { _ in desk.succeed() }).share(replay: 1)
        return books.take(1)
            .flatMap { orders(after: $0.booked, at: books) }
            .take(until: stop)
            .withLatestFrom(books) { order, desk in Report(order, price: desk.price) }
            .window(timeSpan: .milliseconds(200), count: 1_000, scheduler: Clerk.scheduler)
            .flatMap { window in window.reduce(nil as Report?) { sum, report in sum?.adding(report) ?? report } }
            .compactMap { $0 }
    }

    /// The orders after one, read no faster than the desk books them.
    private func orders(after booked: Int, at books: Observable<Desk>) -> Observable<Order> {
        let last = BehaviorRelay(value: booked)
        return feed.events(after: "\(booked)") {
            for try await desk in books.values {
                let count = last.value - desk.booked
                waiting.record(count)
                if count < 10_000 { break }
            }
        }
        .map(order)
        .do(onNext: { last.accept($0.number) })
    }

    /// The order of an event.
    ///
    /// One that nobody can read is kept elsewhere, and counts as one of no units.
    private func order(_ event: ServerSentEvent) throws -> Order {
        guard let number = Int(event.id) else { throw Failure.noNumber(event.id) }
        do {
            return try Order(number: number, JSONDecoder().decode(Order.Content.self, from: Data(event.data.utf8)))
        } catch {
            try deadLetters.add(event, error)
            return Order(number: number)
        }
    }
}

/// An order, as an event of the feed: `{"units": 3}`, with its number as the event's.
struct Order: Sendable {
    struct Content: Decodable {
        let units: Int
    }

    let number: Int
    let units: Int

    init(number: Int, _ content: Content? = nil) {
        (self.number, units) = (number, content?.units ?? 0)
    }
}

/// What the desk says: the last order in its books, and the price of a unit.
struct Desk: Decodable, Sendable {
    let booked: Int
    let price: Int

    init(_ text: String) throws {
        self = try JSONDecoder().decode(Desk.self, from: Data(text.utf8))
    }
}

/// The sum of consecutive orders.
struct Report: Encodable, Sendable {
    let first: Int
    private(set) var last: Int
    private(set) var units: Int
    private(set) var revenue: Int

    init(_ order: Order, price: Int) {
        (first, last, units, revenue) = (order.number, order.number, order.units, order.units * price)
    }

    func adding(_ other: Report) -> Report {
        var sum = self
        sum.last = other.last
        sum.units += other.units
        sum.revenue += other.revenue
        return sum
    }

    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
