public import RxSchedulers

/// What a feed is about to do after the end of a connection: wait, and connect again.
public struct Reconnection: Sendable {
    /// What the connection has failed with; `nil` if it has ended without an error.
    public let error: (any Error)?

    /// The number of the next connection among those since one that succeeded, or since the first one: from 1.
    public let attempt: Int

    /// How long the feed waits.
    public let delay: RxTimeInterval
}
