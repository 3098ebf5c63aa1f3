import Foundation

/// Reads files in pieces and finds the lines that match, with one buffer for all files.
///
/// A line that doesn't fit into the buffer is searched piece by piece, so that no file needs more memory than another.
final class FileScanner {
    /// A line that matches.
    struct Match: Equatable {
        var line: Int
        var excerpt: Excerpt
    }

    /// How the scan of a file ended.
    enum Ending: Equatable {
        /// The file was read to its end.
        case done
        /// It holds a zero byte, so it isn't text. What was found before that has been reported.
        case notText
        /// Nobody is interested any more.
        case cancelled
    }

    /// What a scan has done.
    struct Outcome: Equatable {
        var ending = Ending.done
        var bytes = 0
    }

    private let needle: Needle
    private let buffer: UnsafeMutableRawBufferPointer
    /// How much of the buffer holds bytes of the file.
    private var filled = 0
    /// The number of the line at the start of the buffer.
    private var line = 1
    /// Whether that line has been reported, from its beginning, which has left the buffer.
    private var isLineReported = false

    /// Makes a scanner.
    ///
    /// - Parameters:
    ///   - needle: What to find.
    ///   - capacity: The size of a piece in bytes.
    init(needle: Needle, capacity: Int = 256 * 1024) {
        self.needle = needle
        buffer = .allocate(byteCount: max(capacity, 4 * needle.count), alignment: 16)
    }

    deinit {
        buffer.deallocate()
    }

    /// Searches a file.
    ///
    /// - Parameters:
    ///   - file: The file. It isn't opened if it has become a symbolic link.
    ///   - isCancelled: Asked before each piece and at each line that matches.
    ///   - report: Takes each line that matches, once.
    /// - Returns: How far it got.
    /// - Throws: ``Unreadable`` if the system refuses to open the file or to read on.
    func scan(
        _ file: FileLocation,
        isCancelled: () -> Bool,
        report: (Match) -> Void
    ) throws(Unreadable) -> Outcome {
        // Without O_NONBLOCK, a pipe that has taken the file's place would wait for a writer for ever.
        let descriptor = file.open(O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw file.unreadable(errno) }
        defer { close(descriptor) }
        filled = 0
        line = 1
        isLineReported = false
        var outcome = Outcome()
        while !isCancelled() {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = read(descriptor, room.baseAddress, room.count)
            if count < 0 {
                guard errno != EINTR else { continue }
                throw file.unreadable(errno)
            }
            outcome.bytes += count
            if let base = room.baseAddress, Needle.offset(of: 0, in: base, from: 0, to: count) != nil {
                outcome.ending = .notText
                return outcome
            }
            filled += count
            guard search(isAtEnd: count == 0, isCancelled: isCancelled, report: report) else { break }
            if count == 0 {
                return outcome
            }
        }
        outcome.ending = .cancelled
        return outcome
    }

    /// Searches the complete lines in the buffer and keeps the rest; `false` if it was cancelled.
    private func search(isAtEnd: Bool, isCancelled: () -> Bool, report: (Match) -> Void) -> Bool {
        let content = UnsafeRawBufferPointer(rebasing: buffer[..<filled])
        let endOfLines = isAtEnd ? filled : FileScanner.endOfLines(in: content)
        if endOfLines > 0 {
            let lines = UnsafeRawBufferPointer(rebasing: content[..<endOfLines])
            guard searchLines(lines, isCancelled: isCancelled, report: report) else { return false }
            keep(from: endOfLines)
        } else if filled == buffer.count {
            // One line fills the buffer. A match may begin in this piece and end in the next one.
            if !isLineReported, let match = needle.firstMatch(in: content) {
                report(Match(line: line, excerpt: Excerpt(content, line: 0..<filled, match: match, needle.count)))
                isLineReported = true
            }
            keep(from: filled - (needle.count - 1))
        }
        return true
    }

    private func searchLines(
        _ text: UnsafeRawBufferPointer,
        isCancelled: () -> Bool,
        report: (Match) -> Void
    ) -> Bool {
        guard let base = text.baseAddress else { return true }
        var lineStart = 0
        if isLineReported {
            lineStart = Needle.offset(of: FileScanner.newline, in: base, from: 0, to: text.count).map { $0 + 1 } ?? 0
            guard lineStart > 0 else { return true }
            line += 1
            isLineReported = false
        }
        while let match = needle.firstMatch(in: UnsafeRawBufferPointer(rebasing: text[lineStart...])) {
            guard !isCancelled() else { return false }
            let place = lineStart + match
            countLines(of: text, from: &lineStart, to: place)
            let lineEnd = Needle.offset(of: FileScanner.newline, in: base, from: place, to: text.count) ?? text.count
            report(Match(line: line, excerpt: Excerpt(text, line: lineStart..<lineEnd, match: place, needle.count)))
            countLines(of: text, from: &lineStart, to: min(lineEnd + 1, text.count))
            if lineStart < lineEnd {
                return true  // the last line of the file, without a line feed
            }
        }
        countLines(of: text, from: &lineStart, to: text.count)
        return true
    }

    /// Counts the lines that end in a part of the text, and moves to the start of the line after the last of them.
    private func countLines(of text: UnsafeRawBufferPointer, from start: inout Int, to end: Int) {
        guard let base = text.baseAddress else { return }
        while let newline = Needle.offset(of: FileScanner.newline, in: base, from: start, to: end) {
            line += 1
            start = newline + 1
        }
    }

    /// Where the last complete line ends; 0 if there is none.
    private static func endOfLines(in text: UnsafeRawBufferPointer) -> Int {
        guard let base = text.baseAddress else { return 0 }
        var end = text.count
        while end > 0 {
            // Lines are short, so the end of the last one is most probably in this block.
            let start = max(0, end - 512)
            var last: Int?
            while let next = Needle.offset(of: newline, in: base, from: last.map { $0 + 1 } ?? start, to: end) {
                last = next
            }
            if let last {
                return last + 1
            }
            end = start
        }
        return 0
    }

    /// Moves what has not been searched to the start of the buffer.
    private func keep(from start: Int) {
        guard let base = buffer.baseAddress else { return }
        memmove(base, base + start, filled - start)
        filled -= start
    }

    private static let newline = UInt8(ascii: "\n")
}
