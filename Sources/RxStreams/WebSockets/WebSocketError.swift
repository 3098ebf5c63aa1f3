/// Errors of a web socket, apart from the errors of `URLSession` and ``/RxFoundation/RxURLError``.
public enum WebSocketError: Error, Equatable {
    /// The socket is closed: by the server, with a code that isn't 1000, or, for outgoing messages, by either side.
    case closed(code: WebSocketCloseCode, reason: String)
    /// There is no room for another message: as many as the capacity of the socket wait to be sent.
    case full
    /// There is no connection at the moment.
    case notConnected
    /// The system has no web sockets: on Linux, its libcurl was built without them.
    case unsupported
}

extension WebSocketError: CustomDebugStringConvertible {
    /// A description of the error, in a sentence.
    public var debugDescription: String {
        switch self {
        case .closed(let code, let reason):
            "The web socket is closed with code \(code)\(reason.isEmpty ? "" : ": \(reason)")."
        case .full: "The message wasn't sent: as many wait as the web socket keeps. Watch `isFull`."
        case .notConnected: "The web socket isn't connected."
        case .unsupported:
            "The system's libcurl has no web sockets. Install one of 7.86 or newer that was built with them: "
                + "`curl --version` names the protocol ws."
        }
    }
}
