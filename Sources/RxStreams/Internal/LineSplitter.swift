/// Assembles lines from the pieces in which they arrive.
///
/// A line ends with a line feed, before which a carriage return is dropped, as is a byte order mark at the beginning of
/// the text. Bytes that aren't UTF-8 become replacement characters.
struct LineSplitter {
    /// Whether a line was too long, which ends the text.
    private(set) var isTooLong = false

    /// The most bytes of a line, without its end.
    let maximumLength: Int

    /// The bytes of a line that isn't complete yet, at most one more than the maximum: a carriage return.
    private var rest: [UInt8] = []

    /// Whether no line is complete yet: before the first one may be a byte order mark.
    private var isFirst = true

    init(maximumLength: Int) {
        self.maximumLength = max(maximumLength, 0)
    }

    /// Reads the next piece.
    ///
    /// - Parameters:
    ///   - piece: The bytes.
    ///   - send: Takes each line that is complete now; returns whether it wants more.
    mutating func read(_ piece: UnsafeRawBufferPointer, _ send: (String) -> Bool) {
        readBytes(piece) { line in send(String(decoding: line, as: UTF8.self)) }
    }

    /// Reads the next piece, as ``read(_:_:)`` does, and sends the bytes of the lines.
    mutating func readBytes(_ piece: UnsafeRawBufferPointer, _ send: (UnsafeRawBufferPointer) -> Bool) {
        // A text that comes byte by byte: nothing to search, and no slice to copy.
        if piece.count == 1, piece[0] != Byte.lineFeed, rest.count < maximumLength { return rest.append(piece[0]) }
        var start = 0
        while true {
            let end = Byte.lineFeed.place(in: piece, from: start)
            guard end < piece.count else { break }
            let bytes = UnsafeRawBufferPointer(rebasing: piece[start..<end])
            start = end + 1
            guard hasRoom(for: bytes) else { return }
            let hasMark = isFirst
            isFirst = false
            if rest.isEmpty {
                guard send(hasMark ? bytes.withoutReturn.withoutMark : bytes.withoutReturn) else { return }
            } else {
                rest.append(contentsOf: bytes)
                let wantsMore = rest.withUnsafeBytes { line in
                    send(hasMark ? line.withoutReturn.withoutMark : line.withoutReturn)
                }
                rest.clear()
                guard wantsMore else { return }
            }
        }
        let bytes = UnsafeRawBufferPointer(rebasing: piece[start...])
        guard hasRoom(for: bytes) else { return }
        rest.append(contentsOf: bytes)
    }

    /// Ends the text; returns the last line, if it had no line feed.
    mutating func finish() -> String? {
        finishBytes().map { String(decoding: $0, as: UTF8.self) }
    }

    /// Ends the text, as ``finish()`` does, and returns the bytes of the last line.
    mutating func finishBytes() -> [UInt8]? {
        // A carriage return that no line feed follows is part of the line.
        isTooLong = isTooLong || rest.count > maximumLength
        defer { rest = [] }
        if isFirst, rest.starts(with: Byte.mark) { rest.removeFirst(Byte.mark.count) }
        return isTooLong || rest.isEmpty ? nil : rest
    }

    func check() throws(ByteStreamError) {
        if isTooLong { throw .lineTooLong(maximumLength: maximumLength) }
    }

    /// Whether the line isn't too long with these bytes; a carriage return at their end doesn't count.
    private mutating func hasRoom(for bytes: UnsafeRawBufferPointer) -> Bool {
        guard let last = bytes.last else { return true }
        let count = rest.count + bytes.count - (last == Byte.carriageReturn ? 1 : 0)
        guard count > maximumLength else { return true }
        isTooLong = true
        rest = []
        return false
    }
}

extension UnsafeRawBufferPointer {
    /// The bytes of a text without the byte order mark at their beginning.
    fileprivate var withoutMark: UnsafeRawBufferPointer {
        starts(with: Byte.mark) ? UnsafeRawBufferPointer(rebasing: dropFirst(Byte.mark.count)) : self
    }

    /// The bytes of a line without the carriage return at their end.
    fileprivate var withoutReturn: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: dropLast(last == Byte.carriageReturn ? 1 : 0))
    }
}
