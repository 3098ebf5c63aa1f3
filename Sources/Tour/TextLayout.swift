/// Columns of a terminal: how many a text needs, and how to cut it to some.
enum TextLayout {
    /// Replaces what would move the cursor or change the terminal: a tab by two spaces, other control characters by
    /// "·".
    ///
    /// - Parameter text: Any text, such as a line of a file or a file's name.
    /// - Returns: The text on one line, safe to print.
    /// - Complexity: O(*n*) in the length of the text.
    static func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09:
                result.append(contentsOf: "  ".unicodeScalars)
            case 0x0D:
                continue
            case 0x00..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
                result.append("·")
            default:
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// How many columns a printable text needs.
    static func width(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.count
        }
        return text.reduce(0) { $0 + width(of: $1) }
    }

    /// How many columns a character needs: 2 for East Asian wide ones and emoji, 0 for marks alone, else 1.
    static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first, first.value >= 0x80 else { return 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format:
            return 0
        default:
            break
        }
        let isEmoji = first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
        return isEmoji || wide.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// The blocks of East Asian wide characters.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x20000...0x3FFFD,
    ]

    /// Cuts the end of a text that needs more columns than there are.
    ///
    /// - Parameters:
    ///   - text: A printable text.
    ///   - columns: The columns there are.
    /// - Returns: The text, or its beginning and "…".
    /// - Complexity: O(*n*) in the length of the text.
    static func cut(_ text: String, to columns: Int) -> String {
        guard width(of: text) > columns else { return text }
        guard columns > 0 else { return "" }
        var used = 0
        let head = text.prefix { character in
            used += width(of: character)
            return used < columns
        }
        return head + "…"
    }

    /// Cuts the beginning of a text that needs more columns than there are.
    ///
    /// - Parameters:
    ///   - text: A printable text.
    ///   - columns: The columns there are.
    /// - Returns: The text, or "…" and its end.
    /// - Complexity: O(*n*) in the length of the text.
    static func cutStart(of text: String, to columns: Int) -> String {
        guard width(of: text) > columns else { return text }
        guard columns > 0 else { return "" }
        var used = 0
        var start = text.endIndex
        while start > text.startIndex {
            let previous = text.index(before: start)
            used += width(of: text[previous])
            guard used < columns else { break }
            start = previous
        }
        return "…" + text[start...]
    }

    /// Adds spaces at the end, up to a number of columns.
    static func pad(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - width(of: text)))
    }

    /// Adds spaces at the beginning, up to a number of columns.
    static func padStart(of text: String, to columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - width(of: text))) + text
    }
}
