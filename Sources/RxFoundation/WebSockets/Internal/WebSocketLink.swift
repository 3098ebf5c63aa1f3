@_spi(Internals) internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// What the connections of a web socket have in common: the messages that wait to be sent, and what was asked for.
// SAFETY: the lock guards what changes; the rest is constant and guards itself.
final class WebSocketLink: @unchecked Sendable {
    private struct Letter {
        let message: WebSocketMessage
        /// Whether each connection sends it first, so that it proves nothing of this one.
        var isOpening = false
        let done: @Sendable ((any Error)?) -> Void
    }

    /// What is to be done next, when no lock is held.
    private enum Action {
        case send(Letter, on: any WebSocketTransport)
        case close(WebSocketClosure, on: any WebSocketTransport)
        case nothing
    }

    /// Whether as many messages wait as there is room for.
    let fullness = BehaviorSubject(value: false)

    /// Tells that the socket was closed while there was no connection.
    let abandoned = PublishSubject<Void>()

    private let counted = Counted()
    private let capacity: Int
    private let lock = Lock()
    private var transport: (any WebSocketTransport)?
    /// What is sent first on the connection, the last of it first; then comes what waits.
    private var opening: [WebSocketMessage] = []
    private var waiting = RingBuffer<Letter>()
    /// One message is given to the connection at a time, so that it says when it has room for the next.
    private var isSending = false
    private var closure: WebSocketClosure?
    private var repetition: UInt = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
    }

    var isFull: Bool {
        lock.withLock { waiting.count >= capacity }
    }

    var isConnected: Bool {
        lock.withLock { transport != nil }
    }

    /// The messages of one connection.
    func connection(
        _ connect: @escaping @Sendable () -> any WebSocketTransport,
        _ opening: @escaping @Sendable () throws -> [WebSocketMessage]
    ) -> Observable<WebSocketMessage> {
        .create { observer in
            guard !self.lock.withLock({ self.closure != nil }) else {
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
                self.detach(transport)
                transport.close(WebSocketClosure(code: .goingAway, reason: ""))
            }
        }
    }

    /// The end of a connection, and how many have failed since one that worked.
    func interruption(_ error: any Error) -> WebSocket.Interruption {
        let repetition = lock.withLock { () -> UInt in
            self.repetition += 1
            return self.repetition
        }
        return WebSocket.Interruption(error: error, repetition: repetition)
    }

    /// Sends a message when it is its turn.
    func send(_ message: WebSocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void) {
        let letter = Letter(message: message, done: done)
        let (error, isFull) = lock.withLock { () -> (WebSocketError?, Bool) in
            if let closure { return (closure.error, false) }
            guard waiting.count < capacity else { return (.full, false) }
            waiting.append(letter)
            return (nil, waiting.count == capacity)
        }
        if let error { return done(error) }
        if isFull { tellFullness() }
        goOn()
    }

    func ping(_ pong: @escaping @Sendable ((any Error)?) -> Void) {
        guard let transport = lock.withLock({ transport }) else { return pong(WebSocketError.notConnected) }
        transport.ping(pong)
    }

    /// Closes the connection when what waits has been sent, or at once if there is none.
    func close(_ closure: WebSocketClosure) {
        let (isFirst, isConnected) = lock.withLock {
            let isFirst = self.closure == nil
            if isFirst { self.closure = closure }
            return (isFirst, transport != nil)
        }
        guard isFirst else { return }
        guard isConnected else {
            fail(closure.error)
            return abandoned.onNext(())
        }
        goOn()
    }

    /// Ends all that waits, since there will be no connection for it.
    func fail(_ error: (any Error)?) {
        while let letter = lock.withLock({ waiting.popFirst() }) {
            letter.done(error ?? WebSocketError.closed(code: .normalClosure, reason: ""))
        }
        tellFullness()
    }

    private func receive(on transport: any WebSocketTransport, for observer: AnyObserver<WebSocketMessage>) {
        transport.receive { result in
            guard !observer.isDisposed else { return }
            switch result {
            case .success(let message):
                self.lock.withLock { self.repetition = 0 }
                observer.onNext(message)
                if !observer.isDisposed { self.receive(on: transport, for: observer) }
            case .failure(let error):
                if self.endsInPeace(error) { observer.onCompleted() } else { observer.onError(error) }
            }
        }
    }

    /// Whether an error of the connection is the end that was asked for, or that the server has chosen.
    private func endsInPeace(_ error: any Error) -> Bool {
        if case WebSocketError.closed(.normalClosure, _) = error { return true }
        return lock.withLock { closure != nil }
    }

    private func attach(_ transport: any WebSocketTransport, _ messages: [WebSocketMessage]) {
        lock.withLock {
            self.transport = transport
            isSending = false
            opening = messages.reversed()
        }
        goOn()
    }

    private func detach(_ transport: any WebSocketTransport) {
        // What is dropped is freed when this returns, not under the lock.
        let (_, isClosed) = lock.withLock { () -> ([WebSocketMessage], Bool) in
            guard self.transport === transport else { return ([], false) }
            self.transport = nil
            return (exchange(&opening, with: []), closure != nil)
        }
        if isClosed { fail(nil) }
    }

    /// Gives the next message to the connection, if that has room.
    private func goOn() {
        let (action, isRoomy) = lock.withLock { next() }
        if isRoomy { tellFullness() }
        switch action {
        case .send(let letter, let transport):
            transport.send(letter.message) { error in
                letter.done(error)
                // After an error nothing more can be sent: what waits is for the next connection.
                guard error == nil else { return }
                self.lock.withLock {
                    if !letter.isOpening { self.repetition = 0 }
                    if self.transport === transport { self.isSending = false }
                }
                self.goOn()
            }
        case .close(let closure, let transport): transport.close(closure)
        case .nothing: break
        }
    }

    /// What to do next, under the lock, and whether there is room again.
    private func next() -> (Action, isRoomy: Bool) {
        guard let transport, !isSending else { return (.nothing, false) }
        let wasFull = waiting.count == capacity
        if let letter = opening.popLast().map({ Letter(message: $0, isOpening: true) { _ in } }) ?? waiting.popFirst() {
            isSending = true
            return (.send(letter, on: transport), wasFull && waiting.count < capacity)
        }
        guard let closure else { return (.nothing, false) }
        isSending = true
        return (.close(closure, on: transport), false)
    }

    /// The closure looks anew each time that another thread was faster, so the last to be told is how it is.
    private func tellFullness() {
        fullness.update { $0 = isFull }
    }
}
