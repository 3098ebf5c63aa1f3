public import RxSchedulers

/// An event of a stream that a server keeps open, as the standard for server-sent events has it.
public struct ServerSentEvent: Equatable, Sendable {
    /// The last id that the stream has named up to here; empty if there was none.
    ///
    /// It is what a client that connects again sends as `Last-Event-ID`.
    public var id: String

    /// What kind of event it is: `"message"`, unless the server says otherwise.
    public var event: String

    /// What the server sends; its lines are separated by line feeds.
    public var data: String

    /// The last waiting time that the stream has named up to here: how long to wait before connecting again.
    public var retry: RxTimeInterval?

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - id: The last id that the stream has named.
    ///   - event: What kind of event it is.
    ///   - data: What the server sends.
    ///   - retry: How long to wait before connecting again.
    public init(id: String = "", event: String = "message", data: String, retry: RxTimeInterval? = nil) {
        self.id = id
        self.event = event
        self.data = data
        self.retry = retry
    }
}
