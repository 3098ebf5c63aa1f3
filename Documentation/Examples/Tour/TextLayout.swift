/// Columns of a terminal: how many a text needs, and how to make it fit.
enum TextLayout {
    /// Replaces characters that would move the cursor or change the terminal: a tab by two spaces, other control
    /// characters by "·".
    static func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09: result += "  "
            case 0x0D: continue
            case ..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: result += "·"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// How many columns a printable text needs.
    static func width(of text: some StringProtocol) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
    }

    /// How many columns a character needs: 2 for wide East Asian characters and emoji, 0 for bare combining marks, else
    /// 1.
    private static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first, first.value >= 0x80 else { return 1 }
        if [.nonspacingMark, .enclosingMark, .format].contains(first.properties.generalCategory) { return 0 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default:
            return first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
        }
    }

    /// Cuts the end, or else the start, of a printable text that needs more columns than there are: "…" marks the cut.
    static func fit(_ text: String, in columns: Int, cutsStart: Bool = false) -> String {
        guard width(of: text) > columns else { return text }
        guard columns > 0 else { return "" }
        var used = 0
        let isKept = { (character: Character) in
            used += width(of: character)
            return used < columns
        }
        return cutsStart
            ? "…" + String(text.reversed().prefix(while: isKept).reversed()) : text.prefix(while: isKept) + "…"
    }

    /// Adds spaces up to a number of columns: at the end, or at the beginning.
    static func pad(_ text: String, to columns: Int, atStart: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - width(of: text)))
        return atStart ? spaces + text : text + spaces
    }
}
