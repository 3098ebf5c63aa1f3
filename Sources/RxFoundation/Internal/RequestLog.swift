internal import Dispatch
internal import RxDisposables

#if canImport(FoundationNetworking)
internal import Foundation
internal import FoundationNetworking
#else
internal import Foundation
#endif

/// Writes a request and how it ended to standard error.
struct RequestLog: Sendable {
    private static let storedFilter = Locked<@Sendable (URLRequest) -> Bool>({ _ in false })

    /// Decides which requests are logged.
    static var filter: @Sendable (URLRequest) -> Bool {
        get { storedFilter.current }
        set { storedFilter.replace(newValue) }
    }

    private let command: String
    private let start = DispatchTime.now()

    /// Begins, or returns `nil` for a request that isn't to be logged.
    init?(_ request: URLRequest) {
        guard RequestLog.filter(request) else { return nil }
        command = RequestLog.curl(request)
    }

    /// Writes the outcome at the end.
    func write(_ response: URLResponse?, _ error: (any Error)?) {
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
        let text = "\(command)\n\(RequestLog.outcome(response, error)) after \(Double(nanoseconds) / 1e9) seconds\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// The error or the status with which a request ended.
    static func outcome(_ response: URLResponse?, _ error: (any Error)?) -> String {
        if let error { return "Failed: \(error.localizedDescription)" }
        guard let response = response as? HTTPURLResponse else { return "No response of HTTP" }
        return "Status \(response.statusCode)"
    }

    /// The request as a command for a shell.
    static func curl(_ request: URLRequest) -> String {
        var words = ["curl", "-i", "-X", quoted(request.httpMethod ?? "GET")]
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
            words += ["-H", quoted("\(name): \(value)")]
        }
        if let body = request.httpBody {
            words += ["--data-binary", quoted(String(decoding: body, as: UTF8.self))]
        }
        words.append(quoted(request.url?.absoluteString ?? ""))
        return words.joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        // A shell takes everything in single quotes literally, except a single quote. Each of these is written as the
        // end of the quotes, a quote after a backslash, and the start of new quotes.
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
