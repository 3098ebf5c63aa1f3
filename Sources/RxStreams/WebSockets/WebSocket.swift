internal import RxDisposables
public import RxObservable
internal import RxSchedulers
internal import RxSubjects
public import RxTraits

/// A web socket: a sequence of incoming messages, and an observer for outgoing ones.
///
/// ```swift
/// let socket = session.rx.webSocket(for: request)
/// socket.messages
///     .subscribe(onNext: { message in print(message) })
///     .disposed(by: bag)
/// socket.onNext(.text("hello"))
/// ```
///
/// There is a connection as long as ``messages`` has a subscriber. Until it is open, outgoing messages wait, in order,
/// up to the capacity of the socket; then ``isFull`` is `true`.
///
/// Copies are the same socket, which may be used from any thread.
public struct WebSocket: Sendable {
    /// The messages of the server, as they come.
    ///
    /// The first subscriber connects; when the last one is disposed of, the connection is closed with code 1001. All
    /// subscribers share one connection, and each message is requested after all of them have received the one before
    /// it. They are called on a thread of the system's, one message at a time.
    ///
    /// Completes when the server closes the socket with code 1000, and after ``close(code:reason:)``. Fails with
    /// ``WebSocketError/closed(code:reason:)`` for any other code, with ``WebSocketError/unsupported``, with
    /// ``/RxFoundation/RxCocoaURLError/httpRequestFailed(response:data:)`` if the server doesn't open a web socket, and
    /// with the session's error, unless the socket connects again after them.
    public let messages: Observable<WebSocketMessage>

    private let link: WebSocketLink

    /// Whether there is a connection, or one is being made.
    var isConnected: Bool { link.isConnected }

    init(
        capacity: Int,
        scheduler: any SchedulerType,
        opening: @escaping @Sendable () throws -> [WebSocketMessage],
        reconnectingAfter delay: (@Sendable (Interruption) throws -> RxTimeInterval?)?,
        connect: @escaping @Sendable () -> any WebSocketTransport
    ) {
        let link = WebSocketLink(capacity: capacity)
        let connection = link.connection(connect, opening)
        let connections = delay.map { delay in
            connection.reconnecting(on: scheduler) { error in try delay(link.interruption(error)) }
        }
        // `abandoned` ends the wait for the next connection, when the socket is closed meanwhile. `do` is downstream of
        // all connections, so it sees the final end: messages that wait then can't be sent any more. `share` makes one
        // connection for all subscribers.
        messages = (connections ?? connection)
            .take(until: link.abandoned)
            .do(onError: { error in link.fail(error) }, onCompleted: { link.fail(nil) })
            .share()
        self.link = link
    }

    /// Whether as many messages wait as there is room for.
    public var isFull: Bool { link.isFull }

    /// Whether as many messages wait as there is room for: so at first, and each time that it changes.
    ///
    /// A sender that has more than the network takes stops at `true`, and continues at `false`.
    public var fullness: Infallible<Bool> {
        link.fullness.distinctUntilChanged().asInfallible(onErrorJustReturn: false)
    }

    /// Sends a message.
    ///
    /// `source.concatMap { socket.send($0) }` sends as fast as the network takes it.
    ///
    /// - Parameter message: The message.
    /// - Returns: Sends the message with each subscription. Completes when the system has taken it for the
    ///   connection, which doesn't mean that it has arrived. Fails with ``WebSocketError/full``, with
    ///   ``WebSocketError/closed(code:reason:)``, or with the error of the connection to which it was given: it isn't
    ///   known then whether it has arrived. Disposal doesn't take it back.
    public func send(_ message: WebSocketMessage) -> Completable {
        let link = link
        return .create { completable in
            link.send(message) { error in completable(error.map(CompletableEvent.error) ?? .completed) }
            return Disposables.create()
        }
    }

    /// Sends a ping, and waits for the server's pong.
    ///
    /// - Returns: Sends a ping with each subscription, and completes with the pong. Fails with
    ///   ``WebSocketError/notConnected``, and when the connection ends before.
    public func ping() -> Completable {
        let link = link
        return .create { completable in
            link.ping { error in completable(error.map(CompletableEvent.error) ?? .completed) }
            return Disposables.create()
        }
    }

    /// Closes the socket for good, after the waiting messages have been sent.
    ///
    /// Without a connection, waiting messages are dropped. ``messages`` completes, and there are no further
    /// connections.
    ///
    /// - Parameters:
    ///   - code: Why. A code that the system doesn't know is sent as ``WebSocketCloseCode/normalClosure``.
    ///   - reason: The same in words, for the server's log; 123 bytes at most.
    public func close(code: WebSocketCloseCode = .normalClosure, reason: String = "") {
        link.close(WebSocketClosure(code: code, reason: reason))
    }
}

extension WebSocket: ObserverType {
    /// Takes a message to send, or closes the socket.
    ///
    /// Nothing waits for a message that can't be sent, because the socket is full or closed, or the connection breaks:
    /// its error goes to `Hooks.defaultErrorHandler`. ``send(_:)`` reports it to its caller.
    ///
    /// - Parameter event: The message. `completed` closes the socket as ``close(code:reason:)`` does; an error, too,
    ///   with code 1001, and goes to `Hooks.defaultErrorHandler`.
    public func on(_ event: Event<WebSocketMessage>) {
        switch event {
        case .next(let message): link.send(message) { error in if let error { Hooks.defaultErrorHandler([], error) } }
        case .error(let error):
            close(code: .goingAway)
            Hooks.defaultErrorHandler([], error)
        case .completed: close()
        }
    }
}
