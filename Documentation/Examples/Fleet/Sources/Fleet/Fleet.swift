import Foundation
import Rx
import RxStreams

/// Starts the broker, the workers and the viewer, each as its own process, and restarts killed ones.
struct Fleet: Sendable {
    /// A process of the fleet that has started.
    struct Member: Sendable {
        let name: String
        let process: Int32
    }

    enum Event: Sendable {
        case started(Member)
        case booked(Account)
    }

    static let workers = 1...5

    let folder: URL
    let broker: Broker
    let goal: Int

    /// The events of the fleet, until all readings of all workers are booked.
    func run() -> Observable<Event> {
        let brokers = member("broker", ["broker"])
        let viewer = member("viewer", ["viewer"])
        let workers = Observable.merge(Fleet.workers.map { member("worker-\($0)", ["worker", "\($0)"]) }).share()
        let end = workers.materialize().filter(\.isCompleted)
        return Observable.merge(workers, Observable.merge(brokers, viewer).take(until: end))
    }

    /// The errors in the booked readings; none if each reading is booked once.
    func faults() throws -> [String] {
        let accounts = try Ledger(ledger).accounts
        return try Fleet.workers.compactMap { number in
            let readings = try Outbox(outbox(of: number), goal: goal).readings
            let account = accounts[number] ?? Account(worker: number)
            print("worker \(number): \(account.count) readings booked, \(account.sum) in total")
            let expected = Account(worker: number, count: goal, sum: readings.reduce(0, +))
            return account == expected ? nil : "worker \(number): \(account.text) is booked, not \(expected.text)"
        }
    }

    var ledger: URL { folder.appending(path: "viewer.txt") }

    func outbox(of worker: Int) -> URL { folder.appending(path: "worker-\(worker).txt") }

    /// A process of this program, which is restarted until it ends by itself.
    private func member(_ name: String, _ arguments: [String]) -> Observable<Event> {
        let settings = ["\(broker.port)", folder.path, "\(goal)", "\(getpid())"]
        return Process.rx.run(Bundle.main.executablePath ?? CommandLine.arguments[0], arguments + settings)
            .again()
            .take(until: { $0 == .exited(0) })
            .compactMap { event in
                switch event {
                case .started(let process):
                    // The member that runs the broker writes the broker's own number.
                    return name == "broker" ? nil : .started(Member(name: name, process: process))
                case .output(let line):
                    if let process = Int32(line) { return .started(Member(name: name, process: process)) }
                    return Account(line).map { .booked($0) }
                case .error(let line):
                    FileHandle.standardError.write(Data("\(name): \(line)\n".utf8))
                    return nil
                case .exited, .terminated:
                    return nil
                }
            }
    }
}
