import RxDisposables
import Testing

@testable import RxStreams

struct WebSocketStateTests {
    private let first = NoTransport()
    private let second = NoTransport()

    @Test func `a message is sent when the one before it has gone`() {
        let socket = Socket(capacity: 4)
        #expect(socket.add("a") == "kept")
        #expect(socket.next() == "nothing")
        socket.attach(first, opening: ["1", "2"])
        #expect(socket.next() == "send 1")
        #expect(socket.next() == "nothing")
        for expected in ["send 2", "send a", "nothing"] {
            socket.noteSent(on: first)
            #expect(socket.next() == expected)
        }
    }

    @Test func `a socket that was full has room again when one is sent`() {
        let socket = Socket(capacity: 1)
        #expect(socket.add("a") == "full")
        #expect(socket.add("b") == "refused")
        socket.attach(first)
        #expect(socket.next() == "send a, roomy")
        #expect(socket.add("b") == "full")
    }

    @Test func `what the former connection reports doesn't free the present one`() {
        let socket = Socket(capacity: 4)
        for text in ["a", "b", "c"] { _ = socket.add(text) }
        socket.attach(first)
        #expect(socket.next() == "send a")
        socket.attach(second)
        #expect(socket.next() == "send b")
        socket.noteSent(on: first)
        #expect(socket.next() == "nothing")
        _ = socket.detach(first)
        socket.noteSent(on: second)
        #expect(socket.next() == "send c")
    }

    @Test func `it closes once, behind what waits`() {
        let socket = Socket(capacity: 4)
        _ = socket.add("a")
        socket.attach(first)
        #expect(socket.close() == .connected)
        #expect(socket.close() == .again)
        #expect(socket.add("b") == "refused")
        #expect(socket.next() == "send a")
        socket.noteSent(on: first)
        #expect(socket.next() == "close")
        socket.noteSent(on: first)
        #expect(socket.next() == "nothing")
        #expect(socket.detach(first).isClosed)
    }

    @Test func `without a connection, closing abandons what waits`() {
        let socket = Socket(capacity: 4)
        _ = socket.add("a")
        #expect(socket.close() == .abandoned)
        #expect(socket.removeAll() == 1)
        #expect(socket.removeAll() == 0)
    }

    @Test func `what a connection was to send first is dropped with it`() {
        let socket = Socket(capacity: 4)
        socket.attach(first, opening: ["1", "2"])
        #expect(socket.next() == "send 1")
        #expect(socket.detach(first).dropped == [.text("2")])
        #expect(socket.detach(first).dropped == [])
    }

    @Test func `interruptions are counted from a connection that worked`() {
        let socket = Socket(capacity: 4)
        #expect(socket.countInterruption() == 1)
        socket.noteSent(on: first, isOpening: true)
        #expect(socket.countInterruption() == 2)
        socket.noteSent(on: first)
        #expect(socket.countInterruption() == 1)
        socket.noteArrival()
        #expect(socket.countInterruption() == 1)
    }
}

/// A state whose actions are described in words, since `#expect` can't use noncopyable values.
private final class Socket {
    private var state: WebSocketState

    init(capacity: Int) {
        state = WebSocketState(capacity: capacity)
    }

    func add(_ text: String) -> String {
        switch state.add(WebSocketLetter(message: .text(text)) { _ in }) {
        case .refused: "refused"
        case .kept(let isFull): isFull ? "full" : "kept"
        }
    }

    func attach(_ transport: NoTransport, opening texts: [String] = []) {
        state.attach(transport, opening: texts.map(WebSocketMessage.text))
    }

    func next() -> String {
        let (action, isRoomy) = state.next()
        var words = "nothing"
        switch action {
        case .send(let letter, _): if case .text(let text) = letter.message { words = "send \(text)" }
        case .close: words = "close"
        case .nothing: break
        }
        return isRoomy ? words + ", roomy" : words
    }

    func noteSent(on transport: NoTransport, isOpening: Bool = false) {
        state.noteSent(WebSocketLetter(message: .text(""), isOpening: isOpening) { _ in }, on: transport)
    }

    func noteArrival() {
        state.noteArrival()
    }

    func close() -> WebSocketState.Closing {
        state.close(WebSocketClosure(code: .normalClosure, reason: ""))
    }

    func detach(_ transport: NoTransport) -> (dropped: [WebSocketMessage], isClosed: Bool) {
        state.detach(transport)
    }

    func removeAll() -> Int {
        state.removeAll().count
    }

    func countInterruption() -> UInt {
        state.countInterruption()
    }
}

/// A connection that is used only for its identity.
private final class NoTransport: WebSocketTransport {
    func receive(_ result: @escaping @Sendable (Result<WebSocketMessage, any Error>) -> Void) {}

    func send(_ message: WebSocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void) {}

    func ping(_ pong: @escaping @Sendable ((any Error)?) -> Void) {}

    func close(_ closure: WebSocketClosure) {}
}
