import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Rx

/// A connection of swift-nio's, as a sequence of the messages that come and a function that sends one.
struct WebSocket: Sendable {
    enum Failure: Error {
        /// The server didn't answer as one of web sockets.
        case refused
        /// The server closed the connection, for a reason that this number names.
        case closed(code: UInt16)
        /// The connection ended without a word.
        case cut
    }

    private typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
    private static let normalClosure = UInt16(webSocketErrorCode: .normalClosure)
    /// How long a server may say nothing: a connection whose other end has gone without a word looks just like that.
    private static let silence = Duration.seconds(30)
    private static let clock = ConcurrentDispatchQueueScheduler(qos: .utility)

    /// The texts that come, for a later subscriber the last one first; they fail when the connection is over.
    let messages: Observable<String>
    private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>

    /// Sends a text, and waits as long as the connection takes no more.
    func send(_ text: String) async throws {
        try await outbound.write(.masked(.text, ByteBuffer(string: text)))
    }

    /// Connects, and closes the connection when the closure returns.
    static func connect(
        host: String,
        port: Int,
        _ body: @Sendable (WebSocket) async throws -> Void
    ) async throws {
        let channel = try await channel(host, port)
        try await channel.executeThenClose { inbound, outbound in
            // The one line that makes a sequence of a transport's asynchronous one; the rest is web sockets.
            let texts = texts(inbound, outbound).asObservable()
            let messages = Observable.concat(texts, .error(Failure.cut)).timeout(silence, scheduler: clock).replay(1)
            let connection = messages.connect()
            defer { connection.dispose() }
            do {
                try await body(WebSocket(messages: messages.asObservable(), outbound: outbound))
            } catch Failure.closed(let code) {
                throw Failure.closed(code: code)
            } catch {
                // Not by `outbound`, which takes nothing from a cancelled task. It is lost if the server takes nothing.
                let code: WebSocketErrorCode = error is CancellationError ? .normalClosure : .unexpectedServerError
                let reason = ByteBuffer(integer: UInt16(webSocketErrorCode: code))
                channel.channel.writeAndFlush(WebSocketFrame.masked(.connectionClose, reason), promise: nil)
                // The server ends the connection then: if this side did, with a message unread, the frame might be lost.
                channel.channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.channel.close(promise: nil) }
                try? await channel.channel.closeFuture.get()
                throw error
            }
            try await outbound.write(.masked(.connectionClose, ByteBuffer(integer: normalClosure)))
            // The server has received all that was sent when it answers with the same code.
            do {
                for try await _ in messages.values {}
            } catch Failure.closed(code: normalClosure) {}
        }
    }

    /// The texts among the frames; pings are answered, and so is the server's end.
    private static func texts(
        _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    ) -> some AsyncSequence<String, any Error> & Sendable {
        inbound.compactMap { frame -> String? in
            switch frame.opcode {
            case .text:
                return String(buffer: frame.unmaskedData)
            case .ping:
                try await outbound.write(.masked(.pong, frame.unmaskedData))
                return nil
            case .connectionClose:
                // If this side has ended the connection, it may be gone already.
                try? await outbound.write(.masked(.connectionClose, frame.unmaskedData))
                throw Failure.closed(code: frame.unmaskedData.getInteger(at: 0) ?? 1005)
            default:
                return nil
            }
        }
    }

    private static func channel(_ host: String, _ port: Int) async throws -> Channel {
        try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: host, port: port) { channel in
                let limit = channel.eventLoop.scheduleTask(in: .seconds(10)) { channel.close(promise: nil) }
                return channel.eventLoop.makeCompletedFuture {
                    let upgrader = NIOTypedWebSocketClientUpgrader<Channel>(maxFrameSize: 1 << 20) { channel, _ in
                        limit.cancel()
                        return channel.eventLoop.makeCompletedFuture {
                            let whole = NIOWebSocketFrameAggregator(
                                minNonFinalFragmentSize: 0,
                                maxAccumulatedFrameCount: 1_000,
                                maxAccumulatedFrameSize: 1 << 20
                            )
                            try channel.pipeline.syncOperations.addHandler(whole)
                            return try Channel(wrappingChannelSynchronously: channel)
                        }
                    }
                    let head = HTTPRequestHead(
                        version: .http1_1,
                        method: .GET,
                        uri: "/",
                        headers: ["Host": "\(host):\(port)", "Content-Length": "0"]
                    )
                    var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
                        upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                            upgradeRequestHead: head,
                            upgraders: [upgrader],
                            notUpgradingCompletionHandler: { channel in
                                channel.close().flatMapThrowing { throw Failure.refused }
                            }
                        )
                    )
                    // The first frames may come in the segment of the answer; by default they are dropped.
                    configuration.leftOverBytesStrategy = .forwardBytes
                    return try channel.pipeline.syncOperations
                        .configureUpgradableHTTPClientPipeline(configuration: configuration)
                }
            }
            .get()
    }
}

extension WebSocketFrame {
    /// A whole message, masked as those of clients have to be.
    fileprivate static func masked(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: data)
    }
}
