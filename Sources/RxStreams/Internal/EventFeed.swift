internal import Foundation
internal import RxDisposables
internal import RxFoundation
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// The successive connections of one subscription to server-sent events, and their shared state.
///
/// A connection begins after the end of the one before it.
final class EventFeed: Sendable {
    /// An end that isn't an error.
    private enum End: Error {
        /// The answer is over.
        case answer
        /// The server says that there is no reason to connect again.
        case feed
    }

    private struct State {
        var parser = ServerSentEventParser()
        var repetition: UInt = 0
    }

    private let request: URLRequest
    private let session: URLSession
    private let unreadLimit: Int
    private let state = Locked(State())

    init(_ request: URLRequest, _ session: URLSession, unreadLimit: Int) {
        self.request = request
        self.session = session
        self.unreadLimit = unreadLimit
    }

    /// The events of one connection.
    func once() -> Observable<ServerSentEvent> {
        endingSilently(connection())
    }

    /// The events of all connections.
    func following(
        _ scheduler: any SchedulerType,
        _ delay: @escaping @Sendable (ServerSentEvent.Interruption) throws -> RxTimeInterval?
    ) -> Observable<ServerSentEvent> {
        // The end of an answer becomes an error, so that another connection follows, as after any error.
        let end = Observable<ServerSentEvent>.error(End.answer)
        let connections = Observable.deferred { self.connection().concat(end) }
            .reconnecting(on: scheduler) { error in try self.delay(after: error, delay) }
        return endingSilently(connections)
    }

    /// Takes the next bytes, and sends the events that are complete now.
    fileprivate func read(_ piece: Data, _ send: (ServerSentEvent) -> Bool) {
        // The parser sends events while it reads, so it is moved out of the state, and no lock is held (L0). Nothing
        // else needs it meanwhile, since connections follow one another.
        var parser = state.withLock { exchange(&$0.parser, with: ServerSentEventParser()) }
        piece.withUnsafeBytes { bytes in
            parser.read(bytes) { event in
                // An event came, so this connection works, and the delays start again.
                state.withLock { $0.repetition = 0 }
                return send(event)
            }
        }
        state.withLock { $0.parser = parser }
    }

    private func connection() -> Observable<ServerSentEvent> {
        let lastEventID = state.withLock { state in
            // A new answer starts a new text; an unfinished event of the last one is dropped (N3).
            state.parser.restart()
            return state.parser.lastEventID
        }
        var request = request
        for (name, value) in [("Accept", "text/event-stream"), ("Cache-Control", "no-store")]
        where request.value(forHTTPHeaderField: name) == nil {
            request.setValue(value, forHTTPHeaderField: name)
        }
        if !lastEventID.isEmpty { request.setValue(lastEventID, forHTTPHeaderField: "Last-Event-ID") }
        let events = Exchange.events(of: request, on: session, unreadLimit: unreadLimit, check: EventFeed.check)
        return Lift("serverSentEvents", events, self) { sink, source, feed in
            source.run(EventFeedSink(sink, feed))
        }
    }

    private func endingSilently(_ source: Observable<ServerSentEvent>) -> Observable<ServerSentEvent> {
        source.catch { error in error is End ? .empty() : .error(error) }
    }

    private func delay(
        after error: any Error,
        _ delay: (ServerSentEvent.Interruption) throws -> RxTimeInterval?
    ) throws -> RxTimeInterval? {
        // The server has ended the feed, so no further connection follows.
        if case .feed? = error as? End { return nil }
        let now = state.withLock { state in
            state.repetition += 1
            return state
        }
        return try delay(
            ServerSentEvent.Interruption(
                error: error is End ? nil : error,
                repetition: now.repetition,
                lastEventID: now.parser.lastEventID,
                retry: now.parser.retry
            )
        )
    }

    @Sendable private static func check(_ response: HTTPURLResponse) -> ExchangeAnswer.Refusal? {
        switch response.statusCode {
        case 200 where response.mimeType?.lowercased() == "text/event-stream": nil
        case 200: { URLStreamError.unexpectedContentType(response: response, data: $0) }
        case 204: { _ in End.feed }
        default: { RxCocoaURLError.httpRequestFailed(response: response, data: $0) }
        }
    }
}

private final class EventFeedSink: Stage<ExchangeEvent, ServerSentEvent> {
    private let feed: EventFeed

    init(_ downstream: Sink<ServerSentEvent>, _ feed: EventFeed) {
        self.feed = feed
        super.init(downstream)
    }

    override func onNext(_ element: ExchangeEvent) {
        guard case .data(let piece) = element else { return }
        feed.read(piece) { event in
            downstream.onNext(event)
            return !downstream.isStopped
        }
    }
}
