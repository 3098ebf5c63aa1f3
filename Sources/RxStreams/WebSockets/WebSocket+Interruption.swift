internal import RxFoundation
public import RxSchedulers

extension WebSocket {
    /// The end of a connection, for the closure that decides about the next one.
    public struct Interruption: Sendable {
        /// The error of the connection: ``WebSocketError/closed(code:reason:)``, if the server has closed it.
        public let error: any Error

        /// The number of the next connection since the last one that worked: 1 for the first try.
        ///
        /// A connection works as soon as a message has come, or a waiting message was sent. Opening messages don't
        /// count, so that the delay still grows if a server takes them and disconnects.
        public let repetition: UInt

        /// Makes an interruption, for tests.
        ///
        /// - Parameters:
        ///   - error: The error of the connection.
        ///   - repetition: The number of the next connection since the last one that worked.
        public init(error: any Error, repetition: UInt = 1) {
            self.error = error
            self.repetition = repetition
        }

        /// A suitable default: a second, twice as long each time, up to a minute, and less at random, by half of it at
        /// most, so that clients don't all come back at once.
        ///
        /// `nil`, for no further connection, if the next one would end in the same way: the server doesn't open a web
        /// socket, or closes it because of the client's behaviour (1002, 1003, and 1007 to 1010), or the system doesn't
        /// support web sockets.
        public var standardDelay: RxTimeInterval? {
            switch error {
            case is RxCocoaURLError, WebSocketError.unsupported: return nil
            case WebSocketError.closed(let code, _) where [1002, 1003, 1007, 1008, 1009, 1010].contains(code.rawValue):
                return nil
            default:
                let longest = backoff(from: 1_000_000_000, upTo: 60_000_000_000, repetition)
                // The delay is random, from half of the time to the whole, so that clients that were disconnected
                // together don't reconnect together.
                return RxTimeInterval(nanoseconds: .random(in: longest / 2...longest))
            }
        }
    }
}
