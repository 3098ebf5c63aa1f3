import Foundation

/// A connection for pieces of data, each after its length; one thread reads, any thread writes.
final class SocketLine: Sendable {
    struct Failure: Error {
        let step: String
        let code = errno
    }

    private let socket: Int32
    private let writing = Shared(())

    init(_ socket: Int32) {
        self.socket = socket
    }

    deinit {
        Foundation.close(socket)
    }

    #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif

    static func pair() throws -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { throw Failure(step: "socketpair") }
        return (ends[0], ends[1])
    }

    /// A listening socket on the loopback interface, and its port.
    static func listen() throws -> (socket: Int32, port: UInt16) {
        let socket = Foundation.socket(AF_INET, stream, 0)
        var port: UInt16 = 0
        let isBound = withAddress(&port) { address, size in
            bind(socket, address, size.pointee) == 0 && Foundation.listen(socket, 8) == 0
                && getsockname(socket, address, size) == 0
        }
        guard isBound else { throw Failure(step: "listen") }
        return (socket, port)
    }

    /// Waits for a connection, on a thread of its own.
    static func accept(_ socket: Int32) async throws -> Int32 {
        let connection = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Foundation.accept(socket, nil, nil)) }
        }
        guard connection >= 0 else { throw Failure(step: "accept") }
        return connection
    }

    static func connect(_ port: UInt16) throws -> Int32 {
        let socket = Foundation.socket(AF_INET, stream, 0)
        var port = port
        guard withAddress(&port, { Foundation.connect(socket, $0, $1.pointee) == 0 }) else {
            throw Failure(step: "connect")
        }
        return socket
    }

    private static func withAddress(
        _ port: inout UInt16,
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Bool
    ) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        defer { port = UInt16(bigEndian: address.sin_port) }
        return withUnsafeMutableBytes(of: &address) { bytes in
            guard let place = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return body(place, &size)
        }
    }

    /// The next piece; `nil` when the connection is over.
    func read() -> Data? {
        guard let head = read(4) else { return nil }
        return read(head.reduce(0) { $0 << 8 | Int($1) })
    }

    func write(_ piece: Data) {
        let head = (0..<4).map { UInt8(truncatingIfNeeded: piece.count >> (24 - $0 * 8)) }
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        writing.withLock { _ in
            (Data(head) + piece).withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = send(socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, flags)
                    guard count > 0 else { return }
                    rest = rest.dropFirst(count)
                }
            }
        }
    }

    /// Closes the connection, for both ends.
    func close() {
        shutdown(socket, Int32(SHUT_RDWR))
    }

    private func read(_ count: Int) -> Data? {
        var data = Data(count: count)
        var done = 0
        while done < count {
            let part = data.withUnsafeMutableBytes { recv(socket, $0.baseAddress.map { $0 + done }, count - done, 0) }
            guard part > 0 else { return nil }
            done += part
        }
        return data
    }
}
