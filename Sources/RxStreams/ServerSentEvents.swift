public import Dispatch
public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sequence & SendableMetatype, Element.Element == UInt8 {
    /// Emits the server-sent events of a text whose bytes arrive in chunks.
    ///
    /// ```swift
    /// let chunks = Observable.of(Array("data: one\n\nda".utf8), Array("ta: two\n\n".utf8))
    /// _ = chunks.serverSentEvents().subscribe(onNext: { print($0.data) })
    /// // Prints "one", "two".
    /// ```
    ///
    /// This is for one connection, such as the answer of a language model; for a feed over many, use
    /// `Observable.serverSentEvents(reconnecting:)`.
    ///
    /// A chunk is any sequence of bytes: an array, `Data`, the view of a `ByteBuffer`. The events don't depend on where
    /// the text is split. It is read by the standard, which knows no errors: unknown fields are ignored, and an event
    /// without an empty line at its end is dropped.
    ///
    /// - Parameter maximumLength: The most bytes of a line, comments among them, and of the data of an event.
    /// - Returns: The events; ends with the source. Fails with ``ByteStreamError/eventTooLong(maximumLength:)`` after
    ///   the events before that.
    /// - Complexity: O(*n*) for *n* bytes; an event is kept until it is complete.
    /// - SeeAlso: [The standard](https://html.spec.whatwg.org/multipage/server-sent-events.html)
    public func serverSentEvents(maximumLength: Int = 1_048_576) -> Observable<ServerSentEvent> {
        let parser = ServerSentEventParser(maximumLength: maximumLength)
        return parsed("serverSentEvents", asObservable(), parser) { try withBytes(of: $0, $1) }
    }
}

extension ObservableType where Element == UInt8 {
    /// Emits the server-sent events of a text whose bytes arrive one by one.
    ///
    /// - Parameter maximumLength: The most bytes of a line, comments among them, and of the data of an event.
    /// - Returns: The events, as for a source of chunks.
    public func serverSentEvents(maximumLength: Int = 1_048_576) -> Observable<ServerSentEvent> {
        let parser = ServerSentEventParser(maximumLength: maximumLength)
        return parsed("serverSentEvents", asObservable(), parser) { try withUnsafeBytes(of: $0, $1) }
    }
}

extension Observable where Element == ServerSentEvent {
    /// Emits the server-sent events of a feed, and connects again when a connection ends or breaks.
    ///
    /// ```swift
    /// let events = Observable.serverSentEvents(reconnecting: .standard) { lastEventID in
    ///     transport.chunks(from: lastEventID)
    /// }
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
    /// of an answer.
    ///
    /// - Parameters:
    ///   - policy: How long to wait before the next connection, and after which errors.
    ///   - maximumLength: The most bytes of a line, comments among them, and of the data of an event. Beyond it the
    ///     feed fails with ``ByteStreamError/eventTooLong(maximumLength:)``: the server would send it again.
    ///   - scheduler: Runs the timer, connects again, and measures how long a connection lasted.
    ///   - connect: Makes the bytes of a connection, in chunks, for a `Last-Event-ID`; `nil` while there is none.
    /// - Returns: The events of all connections, on the threads of their bytes.
    /// - Complexity: As ``RxObservable/ObservableType/serverSentEvents(maximumLength:)``.
    public static func serverSentEvents<Chunk: Sequence & SendableMetatype>(
        reconnecting policy: ReconnectionPolicy = .standard,
        maximumLength: Int = 1_048_576,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        _ connect: @escaping @Sendable (_ lastEventID: String?) throws -> Observable<Chunk>
    ) -> Observable<ServerSentEvent> where Chunk.Element == UInt8 {
        feed(policy, maximumLength, scheduler, connect) { try withBytes(of: $0, $1) }
    }

    /// Emits the server-sent events of a feed, and connects again when a connection ends or breaks.
    ///
    /// - Parameters:
    ///   - policy: How long to wait before the next connection, and after which errors.
    ///   - maximumLength: The most bytes of a line, comments among them, and of the data of an event.
    ///   - scheduler: Runs the timer, connects again, and measures how long a connection lasted.
    ///   - connect: Makes the bytes of a connection, one by one, for a `Last-Event-ID`; `nil` while there is none.
    /// - Returns: The events of all connections, as with a closure that makes chunks.
    public static func serverSentEvents(
        reconnecting policy: ReconnectionPolicy = .standard,
        maximumLength: Int = 1_048_576,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        _ connect: @escaping @Sendable (_ lastEventID: String?) throws -> Observable<UInt8>
    ) -> Observable<ServerSentEvent> {
        feed(policy, maximumLength, scheduler, connect) { try withUnsafeBytes(of: $0, $1) }
    }
}

/// The events of a feed, whose state begins with each subscription.
private func feed<Input>(
    _ policy: ReconnectionPolicy,
    _ maximumLength: Int,
    _ scheduler: any SchedulerType,
    _ connect: @escaping @Sendable (String?) throws -> Observable<Input>,
    _ access: @escaping ByteAccess<Input>
) -> Observable<ServerSentEvent> {
    .deferred { EventFeed(policy, maximumLength, scheduler, connect, access).events() }
}
