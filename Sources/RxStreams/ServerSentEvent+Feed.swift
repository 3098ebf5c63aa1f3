public import Dispatch
public import RxObservable
public import RxSchedulers

extension ServerSentEvent {
    /// The events of a feed: it connects again when a connection ends or breaks.
    ///
    /// ```swift
    /// let events = ServerSentEvent.feed(reconnecting: .standard) { lastEventID in
    ///     transport.chunks(from: lastEventID)
    /// }
    /// _ = events.subscribe(onNext: { print($0.data) })
    /// ```
    ///
    /// The transport is yours: the closure makes the bytes of a connection, and names the last event in its
    /// `Last-Event-ID`, from which the server continues. So each event comes once. An event that wasn't complete is
    /// dropped, and its id doesn't count.
    ///
    /// What ends a connection decides how it goes on:
    ///
    /// | the bytes | the feed |
    /// |---|---|
    /// | complete | connects again |
    /// | fail with ``ServerSentEvent/Refusal/noContent`` | completes: the server says that there is no more |
    /// | fail with an error that the policy calls transient, as most are | connects again |
    /// | fail with another error | fails with it |
    ///
    /// So does what the closure throws. ``ServerSentEvent/checkAnswer(status:contentType:)`` makes errors of the head
    /// of an answer. The closure hears of each attempt, and `onReconnect` of the policy of what it follows.
    ///
    /// - Parameters:
    ///   - policy: How long to wait before the next connection, and after which errors.
    ///   - maximumLength: The most bytes of a line, comments among them, and of the data of an event. Beyond it the
    ///     feed fails with ``ByteStreamError/eventTooLong(maximumLength:)``: the server would send it again.
    ///   - scheduler: Runs the timer, connects again, and measures how long a connection lasted.
    ///   - connect: Makes the bytes of a connection, in chunks, for a `Last-Event-ID`; `nil` while there is none.
    /// - Returns: The events of all connections, on the threads of their bytes.
    /// - Complexity: O(*n*) for *n* bytes; an event is kept until it is complete.
    public static func feed<Chunk: Sequence & SendableMetatype>(
        reconnecting policy: ReconnectionPolicy = .standard,
        maximumLength: Int = 1_048_576,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        _ connect: @escaping @Sendable (_ lastEventID: String?) throws -> Observable<Chunk>
    ) -> Observable<ServerSentEvent> where Chunk.Element == UInt8 {
        events(policy, maximumLength, scheduler, connect) { try withBytes(of: $0, $1) }
    }

    /// The events of a feed: it connects again when a connection ends or breaks.
    ///
    /// - Parameters:
    ///   - policy: How long to wait before the next connection, and after which errors.
    ///   - maximumLength: The most bytes of a line, comments among them, and of the data of an event.
    ///   - scheduler: Runs the timer, connects again, and measures how long a connection lasted.
    ///   - connect: Makes the bytes of a connection, one by one, for a `Last-Event-ID`; `nil` while there is none.
    /// - Returns: The events of all connections, as with a closure that makes chunks.
    public static func feed(
        reconnecting policy: ReconnectionPolicy = .standard,
        maximumLength: Int = 1_048_576,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        _ connect: @escaping @Sendable (_ lastEventID: String?) throws -> Observable<UInt8>
    ) -> Observable<ServerSentEvent> {
        events(policy, maximumLength, scheduler, connect) { try withUnsafeBytes(of: $0, $1) }
    }
}

/// The events of a feed, whose state begins with each subscription.
private func events<Input>(
    _ policy: ReconnectionPolicy,
    _ maximumLength: Int,
    _ scheduler: any SchedulerType,
    _ connect: @escaping @Sendable (String?) throws -> Observable<Input>,
    _ access: @escaping ByteAccess<Input>
) -> Observable<ServerSentEvent> {
    .deferred { EventFeed(policy, maximumLength, scheduler, connect, access).events() }
}
