/// A Swift file taken apart: what the compiler reads, and what people read.
///
/// Both halves keep every line break and every column, so that a finding in either of them can be located in the file.
/// A rule that looks for a word in `code` does not stumble over the same word in a comment or in a string.
struct SwiftText: Sendable {
    /// The file without its comments and without the contents of its string and regular-expression literals.
    let code: String

    /// The comments alone.
    let comments: String

    init(_ text: String) {
        var lexer = Lexer(text)
        lexer.scanCode(insideInterpolation: false)
        self.code = String(decoding: lexer.code, as: UTF8.self)
        self.comments = String(decoding: lexer.comments, as: UTF8.self)
    }
}

private struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var code: [UInt8]
    private(set) var comments: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
        let blank = bytes.map { $0 == .lineFeed ? $0 : .space }
        code = blank
        comments = blank
    }

    mutating func scanCode(insideInterpolation: Bool) {
        var depth = 0
        while position < bytes.count {
            // Most bytes begin nothing, and to look for texts at each of them is slow in a debug build.
            switch bytes[position] {
            case .slash where at("//"):
                scanLineComment()
            case .slash where at("/*"):
                scanBlockComment()
            case .quote, .hash:
                scanLiteral()
            case let byte:
                keepCode(1)
                if byte == .openParenthesis { depth += 1 }
                if byte == .closeParenthesis {
                    if depth == 0, insideInterpolation { return }
                    depth -= 1
                }
            }
        }
    }

    private mutating func scanLineComment() {
        let end = bytes[position...].firstIndex(of: .lineFeed) ?? bytes.count
        comments.replaceSubrange(position..<end, with: bytes[position..<end])
        position = end
    }

    private mutating func scanBlockComment() {
        var depth = 0
        repeat {
            if at("/*") {
                depth += 1
                keepComment(2)
            } else if at("*/") {
                depth -= 1
                keepComment(2)
            } else {
                keepComment(1)
            }
        } while depth > 0 && position < bytes.count
    }

    /// Scans a string, a raw string, an extended regular expression, or the `#` of a directive or macro.
    private mutating func scanLiteral() {
        var hashes = 0
        while position + hashes < bytes.count, bytes[position + hashes] == .hash {
            hashes += 1
        }
        keepCode(hashes)
        if at("\"\"\"") {
            scanString(quotes: "\"\"\"", hashes: hashes)
        } else if at("\"") {
            scanString(quotes: "\"", hashes: hashes)
        } else if at("/"), hashes > 0 {
            position += 1
            while position < bytes.count, !at("/" + String(repeating: "#", count: hashes)) {
                position += 1
            }
        }
    }

    private mutating func scanString(quotes: String, hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        keepCode(quotes.utf8.count)
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == .quote || byte == .backslash || byte == .lineFeed else {
                position += 1
                continue
            }
            if at(quotes + fence) {
                keepCode(quotes.utf8.count + hashes)
                return
            } else if at("\\" + fence + "(") {
                position += 1 + hashes
                keepCode(1)
                scanCode(insideInterpolation: true)
            } else if at("\\" + fence) {
                position += 2 + hashes
            } else if bytes[position] == .lineFeed, quotes.utf8.count == 1 {
                return
            } else {
                position += 1
            }
        }
    }

    private func at(_ prefix: String) -> Bool {
        bytes[position...].starts(with: prefix.utf8)
    }

    private mutating func keepCode(_ count: Int) {
        for _ in 0..<count where position < bytes.count {
            code[position] = bytes[position]
            position += 1
        }
    }

    private mutating func keepComment(_ count: Int) {
        for _ in 0..<count where position < bytes.count {
            comments[position] = bytes[position]
            position += 1
        }
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let backslash = UInt8(ascii: "\\")
    fileprivate static let hash = UInt8(ascii: "#")
    fileprivate static let openParenthesis = UInt8(ascii: "(")
    fileprivate static let closeParenthesis = UInt8(ascii: ")")
}
