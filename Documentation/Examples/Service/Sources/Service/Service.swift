import Foundation
import Rx
import RxExtras
import RxStreams

/// Sums up the orders of a feed at the prices of a desk, and reports the sums to the desk.
///
/// The service keeps nothing: each message of the desk says which order is the last in its books, so a connection
/// begins with the one after it, whatever has happened to the service, the feed, the desk, or the way between them.
struct Service: Sendable {
    let feed: Feed
    let host: String
    let port: Int
    /// Ends the service, which sends its last report before.
    let stop: Observable<Int32>

    private static let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// The reports that have been sent, until the feed has no more orders.
    func reports() -> Observable<Report> {
        let stop = stop.share(replay: 1)
        return Observable<Report>.create(priority: nil) { observer in
            try await WebSocket.connect(host: host, port: port) { socket in
                for try await report in reports(to: socket, until: stop).values {
                    try await socket.send(report.text)
                    observer.onNext(report)
                }
            }
        }
        .retry(
            .exponential(from: .milliseconds(500)).capped(at: .seconds(5)).jittered(by: 0.5).startingAnewAfterSuccess(),
            scheduler: Service.scheduler
        )
        // A last report that takes longer has to wait for the next start of the service.
        .take(until: stop.delay(.seconds(5), scheduler: Service.scheduler))
    }

    /// The reports of one connection.
    private func reports(to socket: WebSocket, until stop: Observable<Int32>) -> Observable<Report> {
        let desk = socket.messages.map(Desk.init).share(replay: 1)
        return desk.take(1)
            .flatMap { orders(after: $0.booked, at: desk) }
            .take(until: stop)
            .withLatestFrom(desk) { order, desk in Report(order, price: desk.price) }
            .window(timeSpan: .milliseconds(200), count: 1_000, scheduler: Service.scheduler)
            .flatMap { window in window.reduce(nil as Report?) { sum, report in sum?.adding(report) ?? report } }
            .compactMap { $0 }
    }

    /// The orders after one, read no faster than the desk books them.
    private func orders(after booked: Int, at desk: Observable<Desk>) -> Observable<Order> {
        let last = BehaviorRelay(value: booked)
        return feed.events(after: "\(booked)") {
            for try await desk in desk.values where last.value - desk.booked < 10_000 { break }
        }
        .map(Order.init)
        .do(onNext: { last.accept($0.number) })
    }
}

/// An order, as an event of the feed: `{"units": 3}`, with its number as the event's.
struct Order: Decodable, Sendable {
    private(set) var number = 0
    let units: Int

    private enum CodingKeys: CodingKey { case units }

    init(_ event: ServerSentEvent) throws {
        self = try JSONDecoder().decode(Order.self, from: Data(event.data.utf8))
        number = Int(event.id) ?? 0
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
