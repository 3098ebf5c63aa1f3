import Foundation
import Testing

/// A program that a test has started; what it prints is in a file, to which the next one of this name appends.
final class Running {
    private let process = Process()
    private let file: URL

    init(_ command: String, printingTo file: URL) throws {
        self.file = file
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ \(command); } >>\"$0\" 2>&1", file.path]
        try process.run()
    }

    deinit { kill() }

    /// What has been printed, by the former ones, too.
    var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    var status: Int32? { process.isRunning ? nil : process.terminationStatus }

    /// The memory that the program occupies, in MB.
    var memory: Int {
        get throws {
            let pipe = Pipe()
            let ps = Process()
            ps.executableURL = URL(fileURLWithPath: "/bin/ps")
            ps.arguments = ["-o", "rss=", "-p", "\(process.processIdentifier)"]
            ps.standardOutput = pipe
            try ps.run()
            let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            return (Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) / 1_024
        }
    }

    func terminate() { process.terminate() }

    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

/// The two servers of a test and the service between them, on free ports, with a folder of their own.
final class Peers {
    private static let package = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
    /// Debian's packages are those of its own Python, which needn't be the first one.
    private static let python = """
        for python in python3 /usr/bin/python3; do
            $python -c "import aiohttp, websockets" && exec $python
        """

    private let folder = FileManager.default.temporaryDirectory.appending(path: "service-\(UUID().uuidString)")
    private let ports: [String]

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Not those that the system gives to clients: one that tries to reach a dead server could reach itself.
        let port = Int.random(in: 10_000..<15_000)
        ports = ["\(2 * port)", "\(2 * port + 1)"]
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func feed(_ options: String = "") throws -> Running { try peer("feed", "\(ports[0]) \(options)") }

    func desk(_ options: String = "") throws -> Running { try peer("desk", "\(ports[1]) \(books.path) \(options)") }

    /// A desk that says its first and only word in the segment of its answer, and prints the reports.
    func promptDesk() throws -> Running { try peer("prompt", ports[1], printingTo: "desk") }

    func service() throws -> Running {
        #if canImport(Darwin)
        let products = Bundle(for: Peers.self).bundleURL.deletingLastPathComponent()
        #else
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
        let arguments = "http://127.0.0.1:\(ports[0])/ ws://127.0.0.1:\(ports[1])/ \(file("dead").path)"
        return try Running("exec \(products.path)/Service \(arguments)", printingTo: file("service"))
    }

    /// The orders that nobody could read.
    var deadLetters: String { (try? String(contentsOf: file("dead"), encoding: .utf8)) ?? "" }

    /// The number of the last order that the desk has booked.
    var booked: Int { (try? String(contentsOf: books, encoding: .utf8)).flatMap { Int($0) } ?? 0 }

    /// Waits for a condition, and fails with what the programs have printed if it takes longer.
    ///
    /// - Parameters:
    ///   - limit: Ten times what is right, at most. A turn of 20 ms counts as 40 at most, however late it is: a machine
    ///     that doesn't let this task run doesn't let the programs run, either.
    ///   - isolation: Where the condition is read.
    ///   - condition: What is waited for.
    /// - Throws: `Late`, if it takes longer; `CancellationError`, if the test is cancelled.
    func eventually(
        within limit: Duration,
        isolation: isolated (any Actor)? = #isolation,
        _ condition: () -> Bool
    ) async throws {
        var waited = Duration.zero
        var turn = ContinuousClock.now
        while !condition() {
            guard waited < limit else {
                let ends = ["feed", "desk", "service"].map { name in
                    "\(name): …\(((try? String(contentsOf: file(name), encoding: .utf8)) ?? "").suffix(500))"
                }
                throw Late(description: "\(ends.joined(separator: "\n"))\nbooked: \(booked)")
            }
            try await Task.sleep(for: .milliseconds(20))
            let next = ContinuousClock.now
            waited += min(next - turn, .milliseconds(40))
            turn = next
        }
    }

    private struct Late: Error, CustomStringConvertible {
        let description: String
    }

    private var books: URL { file("books") }

    private func file(_ name: String) -> URL { folder.appending(path: name) }

    private func peer(_ name: String, _ arguments: String, printingTo output: String? = nil) throws -> Running {
        let program = Self.package.appending(path: "Peers/\(name).py").path
        return try Running("\(Self.python) \(program) \(arguments); done", printingTo: file(output ?? name))
    }
}
