internal import RxDisposables

/// A message that waits to be sent.
struct WebSocketLetter: Sendable {
    let message: WebSocketMessage
    /// Whether it is an opening message of each connection, so that sending it doesn't prove that this connection
    /// works.
    var isOpening = false
    let done: @Sendable ((any Error)?) -> Void
}

/// The waiting messages of a web socket, and the requested close: decides the next step, and performs none.
struct WebSocketState: ~Copyable {
    /// The next step.
    enum Action {
        case send(WebSocketLetter, on: any WebSocketTransport)
        case close(WebSocketClosure, on: any WebSocketTransport)
        case nothing
    }

    /// The handling of a new message.
    enum Arrival {
        case refused(WebSocketError)
        case kept(isFull: Bool)
    }

    /// The handling of a close.
    enum Closing {
        /// It has been closed before.
        case again
        /// There is no connection.
        case abandoned
        /// The connection is closed after the waiting messages.
        case connected
    }

    private enum Connection {
        case none
        /// It has room for a message.
        case ready(any WebSocketTransport)
        /// One message is given to it at a time, so that it reports when it has room for the next.
        case sending(any WebSocketTransport)
        /// It has been told to close, and gets no message any more.
        case closing(any WebSocketTransport)
    }

    private let capacity: Int
    private var connection = Connection.none
    /// Opening messages, in reverse order: `popLast()` yields the next; they precede `waiting`.
    private var opening: [WebSocketMessage] = []
    private var waiting = RingBuffer<WebSocketLetter>()
    private var closure: WebSocketClosure?
    private var interruptions: UInt = 0

    /// Makes a socket without a connection.
    ///
    /// - Parameter capacity: How many messages may wait; one at least.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
    }

    /// Whether as many messages wait as there is room for.
    var isFull: Bool { waiting.count >= capacity }

    /// Whether it has been closed for good.
    var isClosed: Bool { closure != nil }

    /// The connection, if there is one.
    var transport: (any WebSocketTransport)? {
        switch connection {
        case .none: nil
        case .ready(let transport), .sending(let transport), .closing(let transport): transport
        }
    }

    /// Queues a message, unless the connection is closed or the queue is full.
    mutating func add(_ letter: WebSocketLetter) -> Arrival {
        if let closure { return .refused(closure.error) }
        guard waiting.count < capacity else { return .refused(.full) }
        waiting.append(letter)
        return .kept(isFull: waiting.count == capacity)
    }

    /// Removes all waiting messages.
    mutating func removeAll() -> RingBuffer<WebSocketLetter> {
        exchange(&waiting, with: RingBuffer())
    }

    /// Closes the socket, for good.
    mutating func close(_ closure: WebSocketClosure) -> Closing {
        guard self.closure == nil else { return .again }
        self.closure = closure
        if case .none = connection { return .abandoned }
        return .connected
    }

    /// A connection begins.
    mutating func attach(_ transport: any WebSocketTransport, opening messages: [WebSocketMessage]) {
        connection = .ready(transport)
        // The messages are reversed, so that the first one is taken from the end of the array.
        opening = messages.reversed()
    }

    /// A connection is over.
    ///
    /// - Returns: The dropped messages, and whether the socket is closed, so that there won't be another connection.
    mutating func detach(_ transport: any WebSocketTransport) -> (dropped: [WebSocketMessage], isClosed: Bool) {
        // The late end of a former connection doesn't affect the current one.
        guard self.transport === transport else { return ([], false) }
        connection = .none
        return (exchange(&opening, with: []), isClosed)
    }

    /// The next step, and whether there is room again.
    mutating func next() -> (Action, isRoomy: Bool) {
        guard case .ready(let transport) = connection else { return (.nothing, false) }
        let wasFull = isFull
        let first = opening.popLast().map { WebSocketLetter(message: $0, isOpening: true) { _ in } }
        // Waiting messages are sent before the close (N8).
        if let letter = first ?? waiting.popFirst() {
            connection = .sending(transport)
            return (.send(letter, on: transport), wasFull && !isFull)
        }
        guard let closure else { return (.nothing, false) }
        connection = .closing(transport)
        return (.close(closure, on: transport), false)
    }

    /// A connection has taken a message, and has room for another one.
    mutating func noteSent(_ letter: WebSocketLetter, on transport: any WebSocketTransport) {
        // A message that was sent proves that the connection works. An opening message doesn't, so that delays still
        // grow if a server accepts it and disconnects.
        if !letter.isOpening { interruptions = 0 }
        guard case .sending(let sender) = connection, sender === transport else { return }
        connection = .ready(transport)
    }

    /// A message has come, so the connection works.
    mutating func noteArrival() {
        interruptions = 0
    }

    /// Counts the connections that have failed since one that worked.
    mutating func countInterruption() -> UInt {
        interruptions += 1
        return interruptions
    }
}
