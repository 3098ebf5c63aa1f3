/// The part of a line around a match, ready to be printed: one line, trimmed, without control characters.
struct Excerpt: Sendable, Equatable {
    /// What stands before the match.
    var before: String
    /// The match.
    var match: String
    /// What stands after the match.
    var after: String

    /// Makes an excerpt of texts as they are.
    init(before: String, match: String, after: String) {
        self.before = before
        self.match = match
        self.after = after
    }

    /// Reads an excerpt from the bytes of a file.
    ///
    /// - Parameters:
    ///   - text: The bytes.
    ///   - line: Where the line is.
    ///   - match: Where the match begins. It may end behind the line, if the query holds a line feed.
    ///   - length: The length of the match.
    init(_ text: UnsafeRawBufferPointer, line: Range<Int>, match: Int, _ length: Int) {
        let end = min(match + length, line.upperBound)
        var start = max(line.lowerBound, match - Excerpt.most)
        let isCut = start > line.lowerBound
        while start < match, Excerpt.isContinuation(text[start]) {
            start += 1
        }
        var limit = min(line.upperBound, end + Excerpt.most)
        while limit > end, limit < line.upperBound, Excerpt.isContinuation(text[limit]) {
            limit -= 1
        }
        let head = TextLayout.printable(String(decoding: text[start..<match], as: UTF8.self))
        let tail = TextLayout.printable(String(decoding: text[end..<limit], as: UTF8.self))
        before = isCut ? "…" + head : String(head.drop { $0 == " " })
        self.match = TextLayout.printable(String(decoding: text[match..<end], as: UTF8.self))
        after = limit < line.upperBound ? tail + "…" : tail.trimmingSpacesAtEnd()
    }

    /// How many bytes are kept on each side of the match.
    private static let most = 300

    private static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0b1100_0000 == 0b1000_0000
    }

    /// Cuts the excerpt to a number of columns, so that the match stays in sight.
    ///
    /// - Parameter width: The columns there are.
    /// - Returns: An excerpt that needs no more than that.
    /// - Complexity: O(*n*) in the length of the excerpt.
    func fitting(_ width: Int) -> Excerpt {
        var result = self
        let needed = TextLayout.width(of: before) + TextLayout.width(of: match)
        if needed + min(TextLayout.width(of: after), width / 4) > width {
            let room = max(0, width - TextLayout.width(of: match) - width / 4)
            result.before = TextLayout.cutStart(of: before, to: room)
        }
        result.match = TextLayout.cut(match, to: width - TextLayout.width(of: result.before))
        let used = TextLayout.width(of: result.before) + TextLayout.width(of: result.match)
        result.after = TextLayout.cut(after, to: width - used)
        return result
    }
}

extension String {
    /// The text without the spaces at its end.
    fileprivate func trimmingSpacesAtEnd() -> String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
