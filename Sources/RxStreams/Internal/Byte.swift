#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// The bytes that mean something in a text of lines, or in a feed of events.
enum Byte {
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let colon: UInt8 = 0x3A
    static let space: UInt8 = 0x20
    static let tab: UInt8 = 0x09
    static let digits: ClosedRange<UInt8> = 0x30...0x39
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    static func isEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
}

extension UnsafeRawBufferPointer {
    /// Whether these are the bytes of a text.
    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount, let baseAddress else { return false }
        return memcmp(baseAddress, text.utf8Start, count) == 0
    }
}

extension UInt8 {
    /// The index at which this byte comes next; the number of bytes if it doesn't.
    func place(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard start < bytes.count, let base = bytes.baseAddress else { return bytes.count }
        return memchr(base + start, Int32(self), bytes.count - start).map { UnsafeRawPointer($0) - base } ?? bytes.count
    }
}

extension [UInt8] {
    /// Empties a buffer, and keeps its memory unless that is large.
    mutating func clear() {
        removeAll(keepingCapacity: capacity <= 1 << 20)
    }
}
