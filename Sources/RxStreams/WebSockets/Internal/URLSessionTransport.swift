internal import Foundation
internal import RxDisposables
internal import RxFoundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// A connection that a session makes.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class URLSessionTransport: WebSocketTransport {
    private let counted = Counted()
    private let task: URLSessionWebSocketTask

    init(_ task: URLSessionWebSocketTask) {
        self.task = task
        task.resume()
    }

    func receive(_ result: @escaping @Sendable (Result<WebSocketMessage, any Error>) -> Void) {
        task.receive { message in
            result(
                message.mapError(self.reason).flatMap { message in
                    switch message {
                    case .string(let text): .success(.text(text))
                    case .data(let data): .success(.data(data))
                    @unknown default: .failure(RxCocoaURLError.unknown)
                    }
                }
            )
        }
    }

    func send(_ message: WebSocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void) {
        let done: @Sendable ((any Error)?) -> Void = { error in done(error.map(self.reason)) }
        switch message {
        case .text(let text): task.send(.string(text), completionHandler: done)
        case .data(let data): task.send(.data(data), completionHandler: done)
        }
    }

    func ping(_ pong: @escaping @Sendable ((any Error)?) -> Void) {
        task.sendPing { error in pong(error.map(self.reason)) }
    }

    func close(_ closure: WebSocketClosure) {
        let code = URLSessionWebSocketTask.CloseCode(rawValue: Int(closure.code.rawValue)) ?? .normalClosure
        task.cancel(with: code, reason: closure.reason.isEmpty ? nil : Data(closure.reason.utf8))
    }

    /// The reason behind an error of the task.
    private func reason(_ error: any Error) -> any Error {
        if let code = UInt16(exactly: task.closeCode.rawValue), code > 0 {
            let reason = task.closeReason.map { String(decoding: $0, as: UTF8.self) } ?? ""
            return WebSocketError.closed(code: WebSocketCloseCode(rawValue: code), reason: reason)
        }
        // A server that opens the socket answers with 101; any other status was sent instead of that.
        if let response = task.response as? HTTPURLResponse, response.statusCode != 101 {
            return RxCocoaURLError.httpRequestFailed(response: response, data: nil)
        }
        #if !canImport(Darwin)
        let scheme = task.originalRequest?.url?.scheme?.lowercased()
        // Foundation of this system leaves web sockets to libcurl, for which `ws` is an unknown scheme if it was built
        // without them.
        if (error as? URLError)?.code == .unsupportedURL, scheme == "ws" || scheme == "wss" {
            return WebSocketError.unsupported
        }
        #endif
        return error
    }
}
