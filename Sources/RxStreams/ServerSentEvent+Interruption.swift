internal import RxFoundation
public import RxSchedulers

extension ServerSentEvent {
    /// The end of a connection, for the closure that decides about the next one.
    public struct Interruption: Sendable {
        /// The error of the connection; `nil` if the server has ended its answer.
        public let error: (any Error)?

        /// The number of the next connection among those since the last event: 1 for the first try.
        public let repetition: UInt

        /// The next request's `Last-Event-ID`; empty if the server has named none.
        public let lastEventID: String

        /// How long to wait, if the server has named a time.
        public let retry: RxTimeInterval?

        /// Makes an interruption, for tests.
        ///
        /// - Parameters:
        ///   - error: The error of the connection.
        ///   - repetition: The number of the next connection among those since the last event.
        ///   - lastEventID: The next request's `Last-Event-ID`.
        ///   - retry: How long to wait, if the server has named a time.
        public init(
            error: (any Error)? = nil,
            repetition: UInt = 1,
            lastEventID: String = "",
            retry: RxTimeInterval? = nil
        ) {
            self.error = error
            self.repetition = repetition
            self.lastEventID = lastEventID
            self.retry = retry
        }

        /// About the delay of browsers: the time that the server has named, or else 3 seconds, and twice as long each
        /// time, up to a minute, as long as no event comes.
        ///
        /// `nil`, for no further connection, if the server has answered, but not with events: another status, or
        /// another type of content.
        public var standardDelay: RxTimeInterval? {
            switch error {
            case is RxCocoaURLError, URLStreamError.unexpectedContentType?: return nil
            default: break
            }
            let first = max((retry ?? .seconds(3)).saturatedNanoseconds, 0)
            // If the server asks for more than a minute, the delay is that long.
            return RxTimeInterval(nanoseconds: backoff(from: first, upTo: max(first, 60_000_000_000), repetition))
        }
    }
}
