internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// The shared part of a web socket's connections: it carries out the decisions of ``WebSocketState``.
final class WebSocketLink: Sendable {
    /// Whether as many messages wait as there is room for.
    let fullness = BehaviorSubject(value: false)

    /// Reports that the socket was closed while there was no connection.
    let abandoned = PublishSubject<Void>()

    private let counted = Counted()
    private let state: Locked<WebSocketState>

    init(capacity: Int) {
        state = Locked(WebSocketState(capacity: capacity))
    }

    var isFull: Bool { state.withLock { $0.isFull } }

    var isConnected: Bool { state.withLock { $0.transport != nil } }

    /// The messages of one connection.
    func connection(
        _ connect: @escaping @Sendable () -> any WebSocketTransport,
        _ opening: @escaping @Sendable () throws -> [WebSocketMessage]
    ) -> Observable<WebSocketMessage> {
        .create { observer in
            // The socket has been closed for good, before this subscriber came or during the wait for the next
            // connection.
            guard !self.state.withLock({ $0.isClosed }) else {
                observer.onCompleted()
                return Disposables.create()
            }
            let messages: [WebSocketMessage]
            do {
                messages = try opening()
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
            let transport = connect()
            self.attach(transport, messages)
            self.receive(on: transport, for: observer)
            return Disposables.create {
                // The transport is detached first: from then on it gets no message, and waiting messages are for the
                // next connection.
                self.detach(transport)
                transport.close(WebSocketClosure(code: .goingAway, reason: ""))
            }
        }
    }

    /// The end of a connection, and how many have failed since one that worked.
    func interruption(_ error: any Error) -> WebSocket.Interruption {
        WebSocket.Interruption(error: error, repetition: state.withLock { $0.countInterruption() })
    }

    /// Sends a message after those that were sent before.
    func send(_ message: WebSocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void) {
        switch state.withLock({ $0.add(WebSocketLetter(message: message, done: done)) }) {
        case .refused(let error):
            return done(error)
        case .kept(let isFull):
            // This is called outside the lock, like all consequences of a decision: subscribers of `fullness` are
            // foreign (L0).
            if isFull { tellFullness() }
            goOn()
        }
    }

    func ping(_ pong: @escaping @Sendable ((any Error)?) -> Void) {
        guard let transport = state.withLock({ $0.transport }) else { return pong(WebSocketError.notConnected) }
        transport.ping(pong)
    }

    /// Closes the connection after the waiting messages, or at once if there is no connection.
    func close(_ closure: WebSocketClosure) {
        switch state.withLock({ $0.close(closure) }) {
        case .again:
            break
        case .abandoned:
            fail(closure.error)
            abandoned.onNext(())
        case .connected:
            goOn()
        }
    }

    /// Fails all waiting messages, since there will be no connection for them.
    func fail(_ error: (any Error)?) {
        // All letters are removed first: a sender that is informed may send its message again, which then waits for the
        // next connection.
        var letters = state.withLock { $0.removeAll() }
        while let letter = letters.popFirst() {
            letter.done(error ?? WebSocketError.closed(code: .normalClosure, reason: ""))
        }
        tellFullness()
    }

    private func receive(on transport: any WebSocketTransport, for observer: AnyObserver<WebSocketMessage>) {
        // There is one request at a time, which the transport answers on a thread of its own.
        transport.receive { result in
            // A message that arrives after disposal isn't delivered (N2), and no further one is requested.
            guard !observer.isDisposed else { return }
            switch result {
            case .success(let message):
                self.state.withLock { $0.noteArrival() }
                observer.onNext(message)
                // The next message is requested after this one has been delivered, so that a slow subscriber slows the
                // server down (N4).
                if !observer.isDisposed { self.receive(on: transport, for: observer) }
            case .failure(let error):
                if self.endsInPeace(error) { observer.onCompleted() } else { observer.onError(error) }
            }
        }
    }

    /// Whether an error of the connection is a close by this side, or a normal one by the server.
    private func endsInPeace(_ error: any Error) -> Bool {
        if case WebSocketError.closed(.normalClosure, _) = error { return true }
        return state.withLock { $0.isClosed }
    }

    private func attach(_ transport: any WebSocketTransport, _ messages: [WebSocketMessage]) {
        state.withLock { $0.attach(transport, opening: messages) }
        goOn()
    }

    private func detach(_ transport: any WebSocketTransport) {
        // Dropped messages are freed when this function returns, not under the lock.
        let (dropped, isClosed) = state.withLock { $0.detach(transport) }
        if isClosed { fail(nil) }
        extendLifetime(dropped)
    }

    /// Gives the next message to the connection, if that has room.
    private func goOn() {
        let (action, isRoomy) = state.withLock { $0.next() }
        if isRoomy { tellFullness() }
        switch action {
        case .send(let letter, let transport):
            transport.send(letter.message) { error in
                letter.done(error)
                // After an error nothing more can be sent: waiting messages are for the next connection.
                guard error == nil else { return }
                self.state.withLock { $0.noteSent(letter, on: transport) }
                // The transport calls back on a thread of its own, never inside `send`, so this doesn't nest.
                self.goOn()
            }
        case .close(let closure, let transport): transport.close(closure)
        case .nothing: break
        }
    }

    /// Reports whether the socket is full now.
    ///
    /// `update` runs its closure again if another thread has changed the value meanwhile, and the closure checks again.
    /// So the last value is the true one in the end.
    private func tellFullness() {
        fullness.update { $0 = isFull }
    }
}
