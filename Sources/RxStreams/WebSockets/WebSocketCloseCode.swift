/// Why one side has closed a web socket, as a number of RFC 6455.
///
/// Numbers from 3000 on belong to libraries, and from 4000 on to applications.
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt16

    /// Makes a code of its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The purpose of the socket is fulfilled.
    public static let normalClosure = WebSocketCloseCode(rawValue: 1000)
    /// The server is shutting down, or the client has left.
    public static let goingAway = WebSocketCloseCode(rawValue: 1001)
    /// The other side has broken the protocol.
    public static let protocolError = WebSocketCloseCode(rawValue: 1002)
    /// The other side has sent a kind of data that isn't accepted.
    public static let unsupportedData = WebSocketCloseCode(rawValue: 1003)
    /// The other side has named no code; never sent.
    public static let noStatusReceived = WebSocketCloseCode(rawValue: 1005)
    /// The connection broke without being closed; never sent.
    public static let abnormalClosure = WebSocketCloseCode(rawValue: 1006)
    /// A message doesn't match its type: a text that isn't UTF-8, for example.
    public static let invalidPayload = WebSocketCloseCode(rawValue: 1007)
    /// A message broke a rule of the server's.
    public static let policyViolation = WebSocketCloseCode(rawValue: 1008)
    /// A message was too long.
    public static let messageTooBig = WebSocketCloseCode(rawValue: 1009)
    /// The server lacks an extension that the client needs.
    public static let mandatoryExtensionMissing = WebSocketCloseCode(rawValue: 1010)
    /// The server can't continue.
    public static let internalServerError = WebSocketCloseCode(rawValue: 1011)
    /// The server restarts.
    public static let serviceRestart = WebSocketCloseCode(rawValue: 1012)
    /// The server is overloaded.
    public static let tryAgainLater = WebSocketCloseCode(rawValue: 1013)
}

extension WebSocketCloseCode: CustomStringConvertible {
    /// The number.
    public var description: String { "\(rawValue)" }
}
