import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The server of `Tests/Servers/streams.py`, which isn't this library's: one process for all tests, which ends with them.
final class StreamServer: Sendable {
    struct Failure: Error {
        let step: String
    }

    private let port: Int
    // The server ends when this end of its standard input is closed, at the end of this process at the latest.
    private let input: FileHandle

    private static let started = Result { try StreamServer() }

    static var shared: StreamServer {
        get throws { try started.get() }
    }

    private init() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", root.appending(path: "Tests/Servers/streams.py").path(percentEncoded: false)]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A { line.append(byte) }
        guard let port = Int(String(decoding: line, as: UTF8.self)) else { throw Failure(step: "port") }
        self.port = port
        self.input = input.fileHandleForWriting
    }

    /// An address on the server.
    func request(_ path: String, _ query: [String: String] = [:]) throws -> URLRequest {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = port
        components.path = "/" + path
        components.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        guard let url = components.url else { throw Failure(step: "url") }
        return URLRequest(url: url)
    }

    /// An address at which the server writes exactly these bytes, or the first of them.
    func raw(_ response: String, cut: Int? = nil) throws -> URLRequest {
        try request("raw", ["response": StreamServer.encoded(response)].merging(cut.map { ["cut": "\($0)"] } ?? [:]) { $1 })
    }

    /// An address at which the server writes exactly these bytes, one by one.
    func pieces(_ response: String) throws -> URLRequest {
        try request("pieces", ["response": StreamServer.encoded(response)])
    }

    /// What the server says to a question, which may take until it is so.
    func answer(_ path: String, key: String, on session: URLSession) async throws -> String {
        let request = try request(path, ["key": key])
        return try await withCheckedThrowingContinuation { continuation in
            let task = session.dataTask(with: request) { data, _, error in
                if let data { continuation.resume(returning: String(decoding: data, as: UTF8.self)) } else {
                    continuation.resume(throwing: error ?? Failure(step: path))
                }
            }
            task.resume()
        }
    }

    private static func encoded(_ text: String) -> String {
        Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    }
}

/// A session whose requests don't end by a time limit, however busy the machine is.
func patientSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 3_600
    // Questions to the server wait while others do.
    configuration.httpMaximumConnectionsPerHost = 1_000
    return URLSession(configuration: configuration)
}
