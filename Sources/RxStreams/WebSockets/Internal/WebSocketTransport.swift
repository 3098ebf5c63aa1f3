/// One connection of a web socket: the functions of `URLSessionWebSocketTask`, with this library's types.
///
/// Closures are called once each, on threads of the transport's, never inside the call that takes them.
protocol WebSocketTransport: AnyObject, Sendable {
    /// Waits for the next message. The error of a connection that the server has closed is
    /// ``WebSocketError/closed(code:reason:)``.
    func receive(_ result: @escaping @Sendable (Result<WebSocketMessage, any Error>) -> Void)

    /// Sends a message; reports when there is room for the next, or that the connection is over.
    func send(_ message: WebSocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void)

    /// Sends a ping; reports when the pong has come, or that the connection is over.
    func ping(_ pong: @escaping @Sendable ((any Error)?) -> Void)

    /// Closes the connection; does nothing if it is over.
    func close(_ closure: WebSocketClosure)
}

/// Why a web socket is closed.
struct WebSocketClosure: Sendable {
    let code: WebSocketCloseCode
    let reason: String

    var error: WebSocketError { .closed(code: code, reason: reason) }
}
