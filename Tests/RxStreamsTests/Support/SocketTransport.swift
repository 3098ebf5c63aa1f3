import Foundation
import TestSupport

@testable import RxStreams

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A connection of a web socket for tests, by RFC 6455 over a socket of the system: drives ``WebSocket`` against a
/// server on systems without web sockets.
///
/// It reads from its socket only while a message is asked for.
final class SocketTransport: WebSocketTransport {
    private struct State: Sendable {
        var failure: (any Error)?
        var pongs: [@Sendable ((any Error)?) -> Void] = []
    }

    private let socketNumber: Int32
    private let reads = DispatchQueue(label: "reads")
    private let writes = DispatchQueue(label: "writes")
    private let state = LockedValue(State())
    private let input: LockedValue<[UInt8]> = LockedValue([])

    init(port: Int, path: String) {
        #if canImport(Darwin)
        socketNumber = socket(AF_INET, SOCK_STREAM, 0)
        #else
        socketNumber = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        writes.suspend()
        reads.async { [self] in
            do {
                try open(port, path)
            } catch {
                state.withLock { $0.failure = error }
            }
            writes.resume()
        }
    }

    deinit {
        Foundation.close(socketNumber)
    }

    func receive(_ result: @escaping @Sendable (Result<WebSocketMessage, any Error>) -> Void) {
        reads.async { [self] in
            do {
                if let failure = state.value.failure { throw failure }
                result(.success(try nextMessage()))
            } catch {
                let pongs = state.withLock { state in
                    state.failure = error
                    return exchange(&state.pongs, with: [])
                }
                for pong in pongs { pong(error) }
                result(.failure(error))
            }
        }
    }

    func send(_ message: WebSocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void) {
        switch message {
        case .text(let text): write(1, Array(text.utf8), done)
        case .data(let data): write(2, Array(data), done)
        }
    }

    func ping(_ pong: @escaping @Sendable ((any Error)?) -> Void) {
        state.withLock { $0.pongs.append(pong) }
        write(9, []) { _ in }
    }

    func close(_ closure: WebSocketClosure) {
        let code = closure.code.rawValue
        write(8, [UInt8(code >> 8), UInt8(code & 0xFF)] + closure.reason.utf8) { _ in }
        // A server that doesn't read doesn't answer either.
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in shutdown(socketNumber, Int32(SHUT_RDWR)) }
    }

    private func open(_ port: Int, _ path: String) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(socketNumber, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw URLError(.cannotConnectToHost) }
        let head = [
            "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        try put(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        var answer: [UInt8] = []
        while !answer.suffix(4).elementsEqual("\r\n\r\n".utf8) { answer += try get(1) }
        let words = String(decoding: answer, as: UTF8.self).split(separator: " ")
        guard words.count > 1, let status = Int(words[1]) else { throw URLError(.badServerResponse) }
        guard status == 101 else {
            guard let url = URL(string: "http://127.0.0.1:\(port)"),
                let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            else { throw URLError(.badServerResponse) }
            throw RxCocoaURLError.httpRequestFailed(response: response, data: nil)
        }
    }

    private func nextMessage() throws -> WebSocketMessage {
        var (kind, payload): (UInt8, [UInt8]) = (0, [])
        while true {
            let head = try get(2)
            var count = Int(head[1] & 0x7F)
            if count > 125 { count = try get(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
            guard head[0] & 0x70 == 0, head[1] & 0x80 == 0, 0..<(1 << 30) ~= count else {
                throw URLError(.cannotParseResponse)
            }
            let bytes = try get(count)
            switch head[0] & 0x0F {
            case 1, 2:
                (kind, payload) = (head[0] & 0x0F, bytes)
            case 0 where kind > 0:
                payload += bytes
            case 8:
                let code = bytes.count < 2 ? 1005 : UInt16(bytes[0]) << 8 | UInt16(bytes[1])
                write(8, Array(bytes.prefix(2))) { _ in }
                let reason = String(decoding: bytes.dropFirst(2), as: UTF8.self)
                throw WebSocketError.closed(code: WebSocketCloseCode(rawValue: code), reason: reason)
            case 9:
                write(10, bytes) { _ in }
                continue
            case 10:
                let pong = state.withLock { $0.pongs.isEmpty ? nil : $0.pongs.removeFirst() }
                pong?(nil)
                continue
            default:
                throw URLError(.cannotParseResponse)
            }
            if head[0] & 0x80 > 0 {
                return kind == 1 ? .text(String(decoding: payload, as: UTF8.self)) : .data(Data(payload))
            }
        }
    }

    /// The next bytes; waits for them.
    private func get(_ count: Int) throws -> [UInt8] {
        while input.value.count < count {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let size = recv(socketNumber, &buffer, buffer.count, 0)
            guard size > 0 else { throw URLError(.networkConnectionLost) }
            input.withLock { $0 += buffer[..<size] }
        }
        return input.withLock { input in
            defer { input.removeFirst(count) }
            return Array(input[..<count])
        }
    }

    private func put(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
            let flags: Int32 = 0
            #else
            let flags = Int32(MSG_NOSIGNAL)
            #endif
            let size = rest.withUnsafeBytes { Foundation.send(socketNumber, $0.baseAddress, $0.count, flags) }
            guard size > 0 else { throw URLError(.networkConnectionLost) }
            rest = rest.dropFirst(size)
        }
    }

    private func write(_ kind: UInt8, _ payload: [UInt8], _ done: @escaping @Sendable ((any Error)?) -> Void) {
        writes.async { [self] in
            do {
                if let failure = state.value.failure { throw failure }
                // A mask of zeros leaves the bytes as they are.
                let mask: [UInt8] = [0, 0, 0, 0]
                let count = payload.count
                let size: [UInt8] =
                    switch count {
                    case ..<126: [0x80 | UInt8(count)]
                    case ..<65_536: [0xFE, UInt8(count >> 8), UInt8(count & 0xFF)]
                    default: [0xFF] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
                    }
                try put([0x80 | kind] + size + mask + payload)
                done(nil)
            } catch {
                done(error)
            }
        }
    }
}
