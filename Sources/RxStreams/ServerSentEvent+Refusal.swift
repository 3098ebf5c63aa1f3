extension ServerSentEvent {
    /// An answer that isn't a stream of events.
    public enum Refusal: Error, Equatable {
        /// Status 204: the server says that there is no more, and a feed completes.
        case noContent
        /// Another status than 200.
        case status(Int)
        /// Another type of content than `text/event-stream`; `nil` if none is named.
        case contentType(String?)
    }

    /// Throws unless an answer is a stream of events.
    ///
    /// Call it with the head of an answer, from any transport, before you take its body:
    ///
    /// ```swift
    /// do {
    ///     try ServerSentEvent.checkAnswer(status: 503, contentType: "text/html")
    /// } catch {
    ///     print(error)
    /// }
    /// // Prints "status(503)".
    /// ```
    ///
    /// - Parameters:
    ///   - status: The status of the answer.
    ///   - contentType: Its `Content-Type`.
    /// - Throws: What the answer is instead.
    public static func checkAnswer(status: Int, contentType: String?) throws(Refusal) {
        guard status != 204 else { throw .noContent }
        guard status == 200 else { throw .status(status) }
        // Parameters follow a semicolon. Spaces may stand around the type, but not in it.
        let words = contentType?.prefix { $0 != ";" }.split(whereSeparator: \.isWhitespace)
        guard words?.map({ $0.lowercased() }) == ["text/event-stream"] else { throw .contentType(contentType) }
    }
}
