import Foundation
import TestSupport

/// An HTTP server on this machine, on a port that the system chooses, and on real sockets.
final class LoopbackServer: Sendable {
    struct Failure: Error {
        let step: String
        let code = errno
    }

    /// What happened to requests that are never answered: "asked", then "closed".
    let hanging = Probe<String>()

    private let socket: Int32
    private let port: UInt16

    init() throws {
        #if canImport(Darwin)
        let kind = SOCK_STREAM
        #else
        let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        socket = Foundation.socket(AF_INET, kind, 0)
        guard socket >= 0 else { throw Failure(step: "socket") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let isBound = withUnsafeMutableBytes(of: &address) { bytes in
            guard let place = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(socket, place, size) == 0 && listen(socket, 64) == 0 && getsockname(socket, place, &size) == 0
        }
        guard isBound else { throw Failure(step: "bind") }
        port = UInt16(bigEndian: address.sin_port)
        let hanging = hanging
        Thread.detachNewThread {
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { break }
                Thread.detachNewThread { Connection(connection, hanging).serve() }
            }
            close(socket)
        }
    }

    deinit {
        // Ends the wait in `accept`.
        shutdown(socket, Int32(SHUT_RDWR))
    }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else { throw Failure(step: "url") }
        return url
    }
}

/// One request.
private struct Connection {
    private let socket: Int32
    private let hanging: Probe<String>

    init(_ socket: Int32, _ hanging: Probe<String>) {
        self.socket = socket
        self.hanging = hanging
        #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    func serve() {
        defer { close(socket) }
        guard let request = readHead() else { return }
        let words = request.split(separator: " ")
        switch words.count > 1 ? words[1] : "" {
        case "/ok": answer("200 OK", "hello")
        case "/json": answer("200 OK", #"{"name": "Rx", "answer": 42}"#)
        case "/bad-json": answer("200 OK", #"{"name": "#)
        case "/echo": answer("200 OK", request)
        case "/empty": answer("204 No Content", "")
        case "/missing": answer("404 Not Found", "no such page")
        case "/fault": answer("500 Internal Server Error", "")
        case "/large": answerInChunks()
        case "/hang":
            hanging.record("asked")
            var byte: UInt8 = 0
            while recv(socket, &byte, 1, 0) > 0 {}
            hanging.record("closed")
        default: break  // closes the connection without a word
        }
    }

    private func readHead() -> String? {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard recv(socket, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
        }
        return String(decoding: head, as: UTF8.self)
    }

    private func answer(_ status: String, _ body: String) {
        send("HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
    }

    private func answerInChunks() {
        send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n")
        let chunk = String(repeating: "x", count: 16 * 1024)
        for _ in 0..<64 { send("4000\r\n\(chunk)\r\n") }
        send("0\r\n\r\n")
    }

    private func send(_ text: String) {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
