public import Foundation
public import RxSchedulers
public import RxTraits

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// A web socket, which connects when its messages are subscribed to.
    ///
    /// ```swift
    /// let socket = session.rx.webSocket(
    ///     for: request,
    ///     opening: { [.text("subscribe: prices")] },
    ///     reconnectingAfter: { $0.standardDelay }
    /// )
    /// ```
    ///
    /// The guide <doc:ServersAndStreams> has more. With `RxExtras`, a `RepeatBehavior` can compute the delay: `{
    /// behavior.interval(before: $0.repetition) }`.
    ///
    /// On Linux, web sockets need a libcurl that was built with them; with another one the messages fail with
    /// ``WebSocketError/unsupported``.
    ///
    /// - Parameters:
    ///   - request: The request that opens the socket, with a URL of `ws` or `wss`.
    ///   - capacity: How many messages may wait to be sent.
    ///   - scheduler: Runs the timer, and connects again.
    ///   - opening: The first messages of each connection, before the waiting ones: the client's subscriptions, for
    ///     example. An error that it throws fails the connection.
    ///   - delay: How long to wait before the next connection when one has ended, but with code 1000; `nil`, for no
    ///     further one. An error that it throws fails the messages. Without a closure there is one connection.
    /// - Returns: The socket.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public func webSocket(
        for request: URLRequest,
        capacity: Int = 64,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        opening: @escaping @Sendable () throws -> [WebSocketMessage] = { [] },
        reconnectingAfter delay: (@Sendable (WebSocket.Interruption) throws -> RxTimeInterval?)? = nil
    ) -> WebSocket {
        let session: URLSession = base
        return WebSocket(capacity: capacity, scheduler: scheduler, opening: opening, reconnectingAfter: delay) {
            URLSessionTransport(session.webSocketTask(with: request))
        }
    }
}
