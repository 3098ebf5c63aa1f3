#if os(macOS) || os(Linux)
import Foundation
import RxDisposables
import RxObservable
import RxSchedulers
import RxTraits
import TestSupport
import Testing

@testable import RxStreams

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5)))
struct WebSocketTests {
    private let server: StreamServer
    private let session = patientSession()

    init() throws {
        server = try .real
    }

    // Contract N9
    @Test func `messages go out in order, also those from before the connection, and what was sent first comes first`()
        async throws
    {
        let socket = server.socket("/echo", opening: { [.text("first"), .text("second")] })
        socket.onNext(.text("early"))
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: socket.messages)
        let sent = Probe<Never>()
        _ = sent.subscribe(to: socket.send(.data(Data([0, 255]))).asObservable())
        #expect(await sent.end().error == nil)
        socket.onNext(.text(""))
        let long = WebSocketMessage.text(String(repeating: "ü€😀", count: 20_000))
        socket.onNext(long)
        let expected: [WebSocketMessage] = [
            .text("first"), .text("second"), .text("early"), .data(Data([0, 255])), .text(""), long,
        ]
        #expect(await messages.elements(6) == expected)
        socket.onCompleted()
        #expect(await messages.end().error == nil)
    }

    // Contract N8
    @Test(arguments: [1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 3000, 4999] as [UInt16])
    func `a code of the server's is an error that has it`(code: UInt16) async throws {
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: server.socket("/close?code=\(code)&reason=because").messages)
        let expected = WebSocketError.closed(code: WebSocketCloseCode(rawValue: code), reason: "because")
        #expect(await messages.end().error as? WebSocketError == expected)
    }

    // Contract N8
    @Test func `code 1000 is the end, without a question about the next connection`() async throws {
        let messages = Probe<WebSocketMessage>()
        let socket = server.socket(
            "/close?code=1000",
            reconnectingAfter: { _ in
                Issue.record("asked")
                return nil
            }
        )
        _ = messages.subscribe(to: socket.messages)
        #expect(await messages.end().error == nil)
    }

    // Contract N8
    @Test func `a server that opens no web socket is an error that has its status`() async throws {
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: server.socket("/refuse", reconnectingAfter: { $0.standardDelay }).messages)
        guard case .httpRequestFailed(let response, _)? = await messages.end().error as? RxCocoaURLError else {
            Issue.record("unexpected: \(messages.now)")
            return
        }
        #expect(response.statusCode == 403)
    }

    // Contract N10
    @Test(arguments: ["", "&abort=1"])
    func `a socket connects again, and says again what it wants`(end: String) async throws {
        let key = UUID().uuidString
        let asked = LockedValue<[UInt]>([])
        let socket = server.socket(
            "/feed?key=\(key)&per=3&last=10\(end)",
            opening: { [.text("from")] },
            reconnectingAfter: { interruption in
                asked.withLock { $0.append(interruption.repetition) }
                return .milliseconds(1)
            }
        )
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: socket.messages)
        let all = await messages.end()
        #expect(all.error == nil)
        #expect(all.elements == (1...10).map { .text("\($0)") })
        #expect(asked.value == [1, 1, 1])
        #expect(try await server.answer("met", key: key, on: session) == "-\nfrom\n-\nfrom\n-\nfrom\n-\nfrom")
    }

    // Contract N10
    @Test(arguments: [[], [.text("hello")]] as [[WebSocketMessage]])
    func `connections that don't work count on, until it is enough, whatever is sent first`(
        opening: [WebSocketMessage]
    ) async throws {
        let counts = LockedValue<[UInt]>([])
        let messages = Probe<WebSocketMessage>()
        let socket = server.socket(
            "/close?code=1013",
            opening: { opening },
            reconnectingAfter: { interruption in
                counts.withLock { $0.append(interruption.repetition) }
                return interruption.repetition < 4 ? .milliseconds(1) : nil
            }
        )
        _ = messages.subscribe(to: socket.messages)
        #expect(await messages.end().error as? WebSocketError == .closed(code: .tryAgainLater, reason: ""))
        #expect(counts.value == [1, 2, 3, 4])
        struct Enough: Error {}
        let others = Probe<WebSocketMessage>()
        _ = others.subscribe(to: server.socket("/close?code=1013", reconnectingAfter: { _ in throw Enough() }).messages)
        #expect(await others.end().error is Enough)
        let unopened = Probe<WebSocketMessage>()
        _ = unopened.subscribe(to: server.socket("/echo", opening: { throw Enough() }).messages)
        #expect(await unopened.end().error is Enough)
    }

    // Contract N9
    @Test func `a socket says when it is full, and refuses what it has no room for`() async throws {
        let socket = server.socket("/deaf", capacity: 3)
        let fullness = Probe<Bool>()
        _ = fullness.subscribe(to: socket.fullness.asObservable())
        let subscription = socket.messages.subscribe()
        let ends = Probe<String>()
        // More than fits the buffers of both sides.
        let long = WebSocketMessage.data(Data(count: 1 << 22))
        for _ in 0..<3 { send(long, on: socket, ends) }
        while !socket.isFull { send(long, on: socket, ends) }
        _ = await fullness.events { $0.elements.contains(true) }
        #expect(fullness.now.elements.first == false)
        // One may have been sent meanwhile.
        for _ in 0..<4 { send(long, on: socket, ends) }
        _ = await ends.events { $0.elements.contains { $0.contains("isFull") } }
        socket.close(code: .goingAway, reason: "enough")
        send(long, on: socket, ends)
        #expect(ends.now.elements.last == "The web socket is closed with code 1001: enough.")
        subscription.dispose()
        _ = await fullness.events { $0.elements.last == false }
        #expect(!socket.isFull)
    }

    private func send(_ message: WebSocketMessage, on socket: WebSocket, _ ends: Probe<String>) {
        _ = socket.send(message).subscribe(
            onCompleted: { ends.record("sent") },
            onError: { error in ends.record((error as? WebSocketError).map { "\($0)" } ?? "broken") }
        )
    }

    // Contract N9
    @Test func `a ping is answered, if there is a connection`() async throws {
        let socket = server.socket("/echo")
        let early = Probe<Never>()
        _ = early.subscribe(to: socket.ping().asObservable())
        #expect(await early.end().error as? WebSocketError == .notConnected)
        let messages = Probe<WebSocketMessage>()
        let subscription = messages.subscribe(to: socket.messages)
        let pong = Probe<Never>()
        _ = pong.subscribe(to: socket.ping().asObservable())
        #expect(await pong.end().error == nil)
        subscription.dispose()
    }

    // Contract N8
    @Test func `closing sends what waits, and then the code`() async throws {
        let key = UUID().uuidString
        let socket = server.socket("/feed?key=\(key)&per=1")
        let messages = Probe<WebSocketMessage>()
        let numbers = (1...50).map { "\($0)" }
        for number in numbers { socket.onNext(.text(number)) }
        _ = messages.subscribe(to: socket.messages)
        socket.close(code: WebSocketCloseCode(rawValue: 4001), reason: "bye")
        socket.close()
        #expect(await messages.end().error == nil)
        let met = (["-"] + numbers + ["end 4001"]).joined(separator: "\n")
        #expect(try await whatServerMet(key) == met)
    }

    // Contract N8
    @Test func `closing without a connection is the end, now and later, also of a wait for the next one`() async throws
    {
        let connections = LockedValue(0)
        let asked = Probe<Int>()
        let server = server
        let socket = WebSocket(
            capacity: 8,
            scheduler: ConcurrentDispatchQueueScheduler(qos: .utility),
            opening: { [] },
            reconnectingAfter: { _ in
                asked.record(1)
                return .seconds(3_600)
            },
            connect: {
                connections.withLock { $0 += 1 }
                return SocketTransport(port: server.ports[1], path: "/close?code=1012")
            }
        )
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: socket.messages)
        _ = await asked.elements(1)
        // The connection is over when the closure is called, and is released soon after.
        let waiting = Probe<String>()
        send(.text("waits"), on: socket, waiting)
        await eventually { !socket.isConnected }
        socket.close()
        #expect(await messages.end().error == nil)
        #expect(waiting.now.elements == ["The web socket is closed with code 1000."])
        let later = Probe<WebSocketMessage>()
        _ = later.subscribe(to: socket.messages)
        #expect(await later.end().error == nil)
        #expect(connections.value == 1)
    }

    // Contract N9
    @Test func `a message that is sent again when it has failed waits for the next connection`() async throws {
        let connections = Recorder<BreakingTransport>()
        let socket = WebSocket(
            capacity: 8,
            scheduler: ConcurrentDispatchQueueScheduler(qos: .utility),
            opening: { [] },
            reconnectingAfter: nil,
            connect: {
                let transport = BreakingTransport()
                connections.record(transport)
                return transport
            }
        )
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: socket.messages)
        let connection = try #require(connections.elements.first)
        // The connection never takes this one, so that the next one waits.
        socket.onNext(.text("first"))
        let failures = Recorder<any Error>()
        let sent = Probe<Never>()
        _ = sent.subscribe(
            to: socket.send(.text("second")).do(onError: { failures.record($0) }).retry(1_000).asObservable()
        )
        connection.breakOff(POSIXError(.ECONNRESET))
        #expect(await messages.end().error is POSIXError)
        await eventually { !socket.isConnected }
        #expect(failures.count == 1)
        #expect(!sent.now.isOver)
        socket.close()
        #expect(await sent.end().error as? WebSocketError == .closed(code: .normalClosure, reason: ""))
    }

    // Contract N8
    @Test func `the last subscriber's disposal closes the one connection of all`() async throws {
        let key = UUID().uuidString
        let socket = server.socket("/feed?key=\(key)&per=2", opening: { [.text("hello")] })
        let first = socket.messages.subscribe()
        let second = socket.messages.subscribe()
        let sent = Probe<Never>()
        _ = sent.subscribe(to: socket.send(.text("to all")).asObservable())
        #expect(await sent.end().error == nil)
        first.dispose()
        #expect(socket.isConnected)
        second.dispose()
        #expect(!socket.isConnected)
        #expect(try await whatServerMet(key) == "-\nhello\nto all\nend 1001")
    }

    /// The server's report of a connection whose end it sees.
    private func whatServerMet(_ key: String) async throws -> String {
        var met = ""
        while !met.contains("end") { met = try await server.answer("met", key: key, on: session) }
        return met
    }

    // Contract N5
    @Test func `a connection that is cut anywhere ends with an error, and what came before it comes`() async throws {
        let head = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
        let response =
            Array(head.utf8) + [0x81, 3] + Array("one".utf8) + [
                0x01, 1, 0x74, 0x80, 2, 0x77, 0x6F, 0x88, 2, 0x03, 0xE8,
            ]
        let bytes = try StreamServer.shared
        let encoded = StreamServer.encoded(response)
        for cut in 0...response.count {
            let messages = Probe<WebSocketMessage>()
            let transport = "/raw?response=\(encoded)&cut=\(cut)"
            _ = messages.subscribe(to: bytes.socket(transport, on: 0).messages)
            let all = await messages.end()
            #expect([.text("one"), .text("two")].starts(with: all.elements), "\(cut)")
            #expect((all.error == nil) == (cut == response.count), "\(cut)")
        }
    }

    // Contract N11
    @Test func `the system's web sockets work, or say clearly that there are none`() async throws {
        let request = URLRequest(url: try #require(URL(string: "ws://127.0.0.1:\(server.ports[1])/echo")))
        let socket = session.rx.webSocket(for: request)
        let messages = Probe<WebSocketMessage>()
        _ = messages.subscribe(to: socket.messages)
        socket.onNext(.text("hello"))
        let all = await messages.events { $0.isOver || $0.elements.count == 1 }
        #if canImport(Darwin)
        #expect(all.elements == [.text("hello")])
        #else
        #expect(all.elements == [.text("hello")] || all.error as? WebSocketError == .unsupported, "\(all)")
        #endif
        #expect(WebSocketError.unsupported.debugDescription.contains("libcurl has no web sockets"))
    }

    @Test func `the standard delay doubles up to a minute, less a part by chance, and ends where it is no use`() throws
    {
        func range(_ repetition: UInt) -> ClosedRange<Int64> {
            let delays = (0..<100).compactMap { _ in
                let interruption = WebSocket.Interruption(
                    error: URLError(.networkConnectionLost),
                    repetition: repetition
                )
                return interruption.standardDelay?.saturatedNanoseconds
            }
            return (delays.min() ?? 0) / 1_000_000...(delays.max() ?? 0) / 1_000_000
        }
        for (repetition, longest) in [(1, 1_000), (2, 2_000), (6, 32_000), (7, 60_000), (UInt.max, 60_000)] {
            let found = range(repetition)
            #expect(Int64(longest / 2)...Int64(longest) ~= found.lowerBound)
            #expect(found.lowerBound < found.upperBound && found.upperBound <= longest)
        }
        for code in [1002, 1003, 1007, 1008, 1009, 1010] as [UInt16] {
            let error = WebSocketError.closed(code: WebSocketCloseCode(rawValue: code), reason: "")
            #expect(WebSocket.Interruption(error: error).standardDelay == nil)
        }
        #expect(WebSocket.Interruption(error: WebSocketError.unsupported).standardDelay == nil)
        #expect(WebSocket.Interruption(error: WebSocketError.closed(code: .goingAway, reason: "")).standardDelay != nil)
    }

    @Test func `errors say what happened`() {
        #expect(
            WebSocketError.closed(code: .goingAway, reason: "").debugDescription
                == "The web socket is closed with code 1001."
        )
        #expect(WebSocketError.closed(code: .goingAway, reason: "x").debugDescription.hasSuffix("1001: x."))
        #expect(WebSocketError.full.debugDescription.contains("isFull"))
        #expect(WebSocketError.notConnected.debugDescription == "The web socket isn't connected.")
    }
}

/// A connection that takes no message, until it breaks.
private final class BreakingTransport: WebSocketTransport {
    private let result = LockedValue<(@Sendable (Result<WebSocketMessage, any Error>) -> Void)?>(nil)

    func receive(_ result: @escaping @Sendable (Result<WebSocketMessage, any Error>) -> Void) {
        self.result.value = result
    }

    func send(_ message: WebSocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void) {}

    func ping(_ pong: @escaping @Sendable ((any Error)?) -> Void) {}

    func close(_ closure: WebSocketClosure) {}

    func breakOff(_ error: any Error) {
        result.value?(.failure(error))
    }
}
#endif
