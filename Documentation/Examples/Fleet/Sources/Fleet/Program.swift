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
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            switch arguments.first {
            case nil, "--prove":
                try await lead(killing: arguments.isEmpty ? [] : ["broker", "worker-3", "viewer"])
            case "worker" where arguments.count == 5:
                let number = Int(arguments.remove(at: 1)) ?? 0
                let fleet = try fleet(arguments)
                let outbox = try Outbox(fleet.outbox(of: number), goal: fleet.goal)
                try await serve(Worker(number: number, broker: fleet.broker, outbox: outbox).run().map { _ in "" })
            case "viewer" where arguments.count == 4:
                let fleet = try fleet(arguments)
                try await serve(Viewer(broker: fleet.broker, ledger: Ledger(fleet.ledger)).run().map(\.text))
            default:
                throw Failure(description: "usage: Fleet [--prove]")
            }
        } catch {
            FileHandle.standardError.write(Data("Fleet: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func fleet(_ arguments: [String]) throws -> Fleet {
        guard let port = UInt16(arguments[1]), let goal = Int(arguments[3]) else {
            throw Failure(description: "no member of a fleet: \(arguments)")
        }
        return Fleet(folder: URL(fileURLWithPath: arguments[2]), broker: Broker(port: port), goal: goal)
    }

    /// Runs as a member: prints its process id, and then its lines, until it is done or stopped.
    private static func serve(_ lines: Observable<String>) async throws {
        let stop = ProcessInfo.processInfo.rx.signals(SIGTERM)
        let told = Observable.concat(.just("\(getpid())"), lines).take(until: stop)
        for try await line in told.values where !line.isEmpty {
            FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        }
    }

    /// Runs the whole fleet.
    ///
    /// Each of the named members is killed once, one after the other, during the work.
    private static func lead(killing names: [String]) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fleet = Fleet(folder: folder, broker: Broker(port: try freePort()), goal: 1_000)

        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(120)
        var processes: [String: Int32] = [:]
        var starts: [String: Int] = [:]
        var booked: [Int: Int] = [:]
        var killed = 0
        let scheduler = SerialDispatchQueueScheduler(qos: .utility)
        for try await event in try fleet.run().timeout(.seconds(30), scheduler: scheduler).values {
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
