import Foundation
import Rx
import RxStreams

/// Starts the fleet and shows its totals; with `--prove`, kills the broker, a worker and the viewer meanwhile.
///
/// The other arguments are those with which the fleet starts its members.
@main
enum Program {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func main() async {
        // A second signal doesn't end the process before it has ended its programs.
        _ = ProcessInfo.processInfo.rx.signals(SIGINT, SIGTERM).subscribe()
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            switch arguments.first {
            case nil, "--prove":
                try await lead(killing: arguments.isEmpty ? [] : ["broker", "worker-3", "viewer"])
            case "worker" where arguments.count == 6:
                let number = Int(arguments.remove(at: 1)) ?? 0
                let (fleet, leader) = try fleet(arguments)
                let outbox = try Outbox(fleet.outbox(of: number), goal: fleet.goal)
                let worker = Worker(number: number, broker: fleet.broker, outbox: outbox)
                try await serve(worker.run().map { _ in "" }, until: leader)
            case "viewer" where arguments.count == 5:
                let (fleet, leader) = try fleet(arguments)
                let viewer = Viewer(broker: fleet.broker, ledger: try Ledger(fleet.ledger))
                try await serve(viewer.run().map(\.text), until: leader)
            case "broker" where arguments.count == 5:
                let (fleet, leader) = try fleet(arguments)
                try await serve(fleet.broker.run(in: fleet.folder).map { "\($0)" }, until: leader)
            default:
                throw Failure(description: "usage: Fleet [--prove]")
            }
        } catch {
            FileHandle.standardError.write(Data("Fleet: \(error)\n".utf8))
            exit(1)
        }
    }

    /// The fleet of a member, and the process of its leader.
    private static func fleet(_ arguments: [String]) throws -> (fleet: Fleet, leader: Int32) {
        guard let port = UInt16(arguments[1]), let goal = Int(arguments[3]), let leader = Int32(arguments[4]) else {
            throw Failure(description: "no member of a fleet: \(arguments)")
        }
        let broker = Broker(port: port, programs: try Programs.find())
        return (Fleet(folder: URL(fileURLWithPath: arguments[2]), broker: broker, goal: goal), leader)
    }

    /// Runs as a member: prints its lines until it is done or stopped, or until its leader is gone.
    ///
    /// A leader that is killed can't stop its members, so each looks for it once a second. The programs that a member
    /// has started end with it.
    private static func serve(_ lines: Observable<String>, until leader: Int32) async throws {
        // A line that nobody reads any more is an error of `write`, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let looks = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
        let stop = Observable.merge(
            ProcessInfo.processInfo.rx.signals(SIGINT, SIGTERM).map { _ in },
            looks.filter { _ in getppid() != leader }.map { _ in }
        )
        for try await line in lines.take(until: stop).values where !line.isEmpty {
            try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
        }
    }

    /// Runs the whole fleet.
    ///
    /// Each of the named members is killed once, one after the other, during the work.
    private static func lead(killing names: [String]) async throws {
        let programs = try Programs.find()
        let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fleet = Fleet(folder: folder, broker: Broker(port: try freePort(), programs: programs), goal: 1_000)

        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(120)
        var processes: [String: Int32] = [:]
        var starts: [String: Int] = [:]
        var booked: [Int: Int] = [:]
        var killed = 0
        let scheduler = SerialDispatchQueueScheduler(qos: .utility)
        let stop = ProcessInfo.processInfo.rx.signals(SIGINT, SIGTERM)
            .map { number -> Fleet.Event in throw Failure(description: "stopped by signal \(number)") }
        let events = Observable.merge(fleet.run().materialize(), stop.materialize()).dematerialize()
        for try await event in events.timeout(.seconds(30), scheduler: scheduler).values {
            guard clock.now < deadline else { throw Failure(description: "not done within two minutes: \(booked)") }
            switch event {
            case .started(let member):
                processes[member.name] = member.process
                starts[member.name, default: 0] += 1
                print("\(member.name) is process \(member.process)")
            case .booked(let account):
                booked[account.worker] = account.count
                // The first one at a quarter of the work.
                let quarters = 4 * booked.values.reduce(0, +) / (Fleet.workers.count * fleet.goal)
                guard killed < min(quarters, names.count), let process = processes[names[killed]] else { continue }
                print("kills \(names[killed]), process \(process)")
                kill(process, SIGKILL)
                killed += 1
            }
        }
        var faults = try fleet.faults()
        faults += names.filter { starts[$0, default: 0] < 2 }.map { "\($0) wasn't killed, or didn't come back" }
        guard faults.isEmpty else { throw Failure(description: faults.joined(separator: "\n")) }
        print("Nothing is lost, and nothing came twice.")
    }

    /// A port without a listener.
    private static func freePort() throws -> UInt16 {
        #if canImport(Darwin)
        let kind = SOCK_STREAM
        #else
        let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let socket = socket(AF_INET, kind, 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutableBytes(of: &address) { bytes in
            guard let place = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(socket, place, size) == 0 && getsockname(socket, place, &size) == 0
        }
        guard isBound else { throw Failure(description: "no free port: \(String(cString: strerror(errno)))") }
        return UInt16(bigEndian: address.sin_port)
    }
}
