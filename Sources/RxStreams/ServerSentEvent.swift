public import RxSchedulers

/// An event of a stream that a server keeps open, as defined by the standard for server-sent events.
public struct ServerSentEvent: Equatable, Sendable {
    /// The last id in the stream so far; empty if there was none.
    ///
    /// A client that connects again sends it as `Last-Event-ID`.
    public var id: String

    /// The type of the event: `"message"`, unless the server sets another.
    public var event: String

    /// The server's data; its lines are separated by line feeds.
    public var data: String

    /// The last delay that the stream has named so far: how long to wait before connecting again.
    public var retry: RxTimeInterval?

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - id: The last id in the stream.
    ///   - event: The type of the event.
    ///   - data: The server's data.
    ///   - retry: How long to wait before connecting again.
    public init(id: String = "", event: String = "message", data: String, retry: RxTimeInterval? = nil) {
        self.id = id
        self.event = event
        self.data = data
        self.retry = retry
    }
}
