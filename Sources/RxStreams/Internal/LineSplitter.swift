internal import Foundation

/// Assembles lines from the pieces in which they arrive.
///
/// A line ends with a line feed, before which a carriage return is dropped. Bytes that aren't UTF-8 become replacement
/// characters.
struct LineSplitter {
    /// The bytes of a line that isn't complete yet.
    private var rest: [UInt8] = []

    /// Reads the next piece.
    ///
    /// - Parameters:
    ///   - piece: The bytes.
    ///   - send: Takes each line that is complete now; returns whether it wants more.
    mutating func read(_ piece: UnsafeRawBufferPointer, _ send: (String) -> Bool) {
        var remaining = piece[...]
        while let end = LineSplitter.lineFeed(in: UnsafeRawBufferPointer(rebasing: remaining)) {
            let line = UnsafeRawBufferPointer(rebasing: remaining.prefix(end))
            remaining = remaining.dropFirst(end + 1)
            let text: String
            if rest.isEmpty {
                text = LineSplitter.text(line)
            } else {
                rest.append(contentsOf: line)
                text = rest.withUnsafeBytes(LineSplitter.text)
                // The memory is reused for the next line that is cut.
                rest.removeAll(keepingCapacity: true)
            }
            guard send(text) else { return }
        }
        rest.append(contentsOf: remaining)
    }

    /// Ends the text.
    ///
    /// - Returns: The last line, if it had no line feed.
    mutating func finish() -> String? {
        guard !rest.isEmpty else { return nil }
        defer { rest = [] }
        return String(decoding: rest, as: UTF8.self)
    }

    private static func lineFeed(in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let place = memchr(base, 0x0A, bytes.count) else { return nil }
        return UnsafeRawPointer(place) - base
    }

    private static func text(_ line: UnsafeRawBufferPointer) -> String {
        let hasReturn = line.last == 0x0D
        return String(decoding: UnsafeRawBufferPointer(rebasing: line.dropLast(hasReturn ? 1 : 0)), as: UTF8.self)
    }
}
