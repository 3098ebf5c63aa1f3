public import RxObservable

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
    /// `ServerSentEvent.feed(reconnecting:)`.
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
    @_alwaysEmitIntoClient
    public func serverSentEvents(maximumLength: Int = 1_048_576) -> Observable<ServerSentEvent> {
        RxStreams.serverSentEvents(of: asObservable(), maximumLength) { try withBytes(of: $0, $1) }
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

/// The events of bytes to which the client has access.
@usableFromInline
func serverSentEvents<Input>(
    of source: Observable<Input>,
    _ maximumLength: Int,
    _ access: @escaping @Sendable (Input, (UnsafeRawBufferPointer) throws -> Void) throws -> Void
) -> Observable<ServerSentEvent> {
    parsed("serverSentEvents", source, ServerSentEventParser(maximumLength: maximumLength), access)
}
