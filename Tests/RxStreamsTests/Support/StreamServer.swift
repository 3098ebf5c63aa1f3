#if os(macOS) || os(Linux)
import Foundation
import RxSchedulers

@testable import RxStreams

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server that is one of `Tests/Servers`: one process for all tests, which ends with them.
final class StreamServer: Sendable {
    struct Failure: Error {
        let message: String
    }

    /// The ports on which it listens.
    let ports: [Int]
    // The server ends when this end of its standard input is closed, at the end of this process at the latest.
    private let input: FileHandle

    private static let ownOne = Result { try StreamServer("streams.py", ["python3"]) }
    // Debian's packages are for its own Python.
    private static let others = Result { try StreamServer("sockets.py", ["python3", "/usr/bin/python3"]) }

    /// The server that sends each byte on request.
    static var shared: StreamServer {
        get throws { try ownOne.get() }
    }

    /// Servers of other projects: aiohttp, and websockets.
    static var real: StreamServer {
        get throws { try others.get() }
    }

    private init(_ name: String, _ interpreters: [String]) throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        var complaints = ""
        for interpreter in interpreters {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                interpreter, root.appending(path: "Tests/Servers/\(name)").path(percentEncoded: false),
            ]
            let input = Pipe()
            let output = Pipe()
            process.standardInput = input
            process.standardOutput = output
            // Nothing reads it, and a full pipe would block the server.
            process.standardError = FileHandle.nullDevice
            try process.run()
            var line: [UInt8] = []
            while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A {
                line.append(byte)
            }
            let ports = String(decoding: line, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            guard ports.isEmpty else {
                self.ports = ports
                self.input = input.fileHandleForWriting
                return
            }
            complaints += "\n\(interpreter): \(String(decoding: line, as: UTF8.self))"
        }
        throw Failure(message: "Tests/Servers/\(name) doesn't start: \(complaints)")
    }

    /// An address on the server.
    func request(_ path: String, _ query: [String: String] = [:]) throws -> URLRequest {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = ports[0]
        components.path = "/" + path
        components.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        guard let url = components.url else { throw Failure(message: "no URL: \(path)") }
        return URLRequest(url: url)
    }

    /// An address at which the server writes exactly these bytes, or the first of them.
    func raw(_ response: String, cut: Int? = nil) throws -> URLRequest {
        try request(
            "raw",
            ["response": StreamServer.encoded(response.utf8)].merging(cut.map { ["cut": "\($0)"] } ?? [:]) { $1 }
        )
    }

    /// An address at which the server writes exactly these bytes, one by one.
    func pieces(_ response: String) throws -> URLRequest {
        try request("pieces", ["response": StreamServer.encoded(response.utf8)])
    }

    /// The server's answer to a question, which may wait for a condition.
    func answer(_ path: String, key: String, on session: URLSession) async throws -> String {
        let request = try request(path, ["key": key])
        return try await withCheckedThrowingContinuation { continuation in
            let task = session.dataTask(with: request) { data, _, error in
                if let data {
                    continuation.resume(returning: String(decoding: data, as: UTF8.self))
                } else {
                    continuation.resume(throwing: error ?? Failure(message: "no answer: \(path)"))
                }
            }
            task.resume()
        }
    }

    /// A web socket over the tests' own transport.
    func socket(
        _ path: String,
        on port: Int = 1,
        capacity: Int = 64,
        opening: @escaping @Sendable () throws -> [WebSocketMessage] = { [] },
        reconnectingAfter delay: (@Sendable (WebSocket.Interruption) throws -> RxTimeInterval?)? = nil
    ) -> WebSocket {
        let port = ports[port]
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .utility)
        return WebSocket(capacity: capacity, scheduler: scheduler, opening: opening, reconnectingAfter: delay) {
            SocketTransport(port: port, path: path)
        }
    }

    static func encoded(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    }
}

/// A session whose requests have no time limit, however busy the machine is.
func patientSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 3_600
    // Requests to the server wait while others run.
    configuration.httpMaximumConnectionsPerHost = 1_000
    return URLSession(configuration: configuration)
}
#endif
