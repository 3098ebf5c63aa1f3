public import Foundation
public import RxObservable
public import RxSchedulers
public import RxTraits

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// Sends a request and emits the server-sent events of the answer as they come.
    ///
    /// ```swift
    /// session.rx.serverSentEvents(for: request)
    ///     .take(while: { $0.data != "[DONE]" })
    ///     .subscribe(onNext: { event in print(event.data) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// This makes one connection, for the answer of a language model, for example. For a feed over many connections,
    /// use ``RxTraits/Reactive/serverSentEvents(for:unreadLimit:scheduler:reconnectingAfter:)``.
    ///
    /// The request asks for `text/event-stream`, unless it has an `Accept` of its own. The stream is read by the
    /// standard, which knows no errors: unknown fields are ignored, and an event without an empty line at its end is
    /// dropped. The session's time limit for requests counts from one piece of data to the next; servers send comments
    /// to keep a connection.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - unreadLimit: How many bytes may wait for a slow subscriber, on Linux; see
    ///     ``RxTraits/Reactive/bytes(for:unreadLimit:)``.
    /// - Returns: The events, and the end with the answer. A status of 204 stands for no events. Fails with
    ///   ``/RxFoundation/RxCocoaURLError/httpRequestFailed(response:data:)`` for any other status than 200, with
    ///   ``URLStreamError/unexpectedContentType(response:data:)`` for something else than events, and with the
    ///   session's error. Delivered as ``RxTraits/Reactive/bytes(for:unreadLimit:)``.
    /// - Complexity: An event is kept until it is complete, however long it is.
    /// - SeeAlso: [The standard](https://html.spec.whatwg.org/multipage/server-sent-events.html)
    public func serverSentEvents(
        for request: URLRequest,
        unreadLimit: Int = 16_777_216
    ) -> Observable<ServerSentEvent> {
        let session: URLSession = base
        return .deferred { EventFeed(request, session, unreadLimit: unreadLimit).once() }
    }

    /// Sends a request and emits the server-sent events of the answer as they come, and connects again when a
    /// connection ends or breaks.
    ///
    /// ```swift
    /// session.rx.serverSentEvents(for: request, reconnectingAfter: { $0.standardDelay })
    ///     .subscribe(onNext: { event in print(event.data) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Each further request names the last event in its `Last-Event-ID`, from which the server continues. A closure
    /// decides how long to wait: ``ServerSentEvent/Interruption/standardDelay`` waits as browsers do; with `RxExtras`,
    /// a `RepeatBehavior` can compute it: `{ behavior.interval(before: $0.repetition) }`.
    ///
    /// - Parameters:
    ///   - request: The first request.
    ///   - unreadLimit: How many bytes may wait for a slow subscriber, on Linux. When more come, the connection is
    ///     closed, and the next one continues after the last event that was delivered.
    ///   - scheduler: Runs the timer, and connects again.
    ///   - delay: How long to wait before the next connection; `nil` for no further one. An error that it throws
    ///     fails the sequence.
    /// - Returns: The events of all connections. Completes when the server answers with a status of 204, which means
    ///   that there is no more. When the closure returns `nil`, ends as the connection did. Each connection behaves as
    ///   in ``RxTraits/Reactive/serverSentEvents(for:unreadLimit:)``.
    public func serverSentEvents(
        for request: URLRequest,
        unreadLimit: Int = 16_777_216,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        reconnectingAfter delay: @escaping @Sendable (ServerSentEvent.Interruption) throws -> RxTimeInterval?
    ) -> Observable<ServerSentEvent> {
        let session: URLSession = base
        return .deferred { EventFeed(request, session, unreadLimit: unreadLimit).following(scheduler, delay) }
    }
}
