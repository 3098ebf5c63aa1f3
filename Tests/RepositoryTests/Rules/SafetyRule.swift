/// Words that switch off a check of the compiler carry their proof, and traps say what happened.
enum SafetyRule {
    private static let unsafeWords = [
        "@unchecked Sendable", "@exclusivity(unchecked)", "nonisolated(unsafe)", "unowned(unsafe)",
        "unsafeBitCast", "unsafeDowncast", "reinterpretCast", "unsafelyUnwrapped", "assumingMemoryBound",
        "Unmanaged", "_unsafeLock", "_unsafeUnlock",
        "withUnsafeContinuation", "withUnsafeThrowingContinuation",
    ]

    /// Each line with an unsafe word has a comment above it, `// SAFETY:`, which says why the word is right.
    static func unprovenWords(in file: SourceFile) -> [Violation] {
        let lines = zip(file.lines, file.swift.code.numberedLines).map { line, code in
            Line(number: line.number, text: line.text.trimmed, word: unsafeWord(in: code.text))
        }
        return lines.compactMap { line in
            guard let word = line.word, !hasProof(above: line.number, in: lines) else { return nil }
            return Violation(file.path, line: line.number, "`\(word)` without a proof above it: `// SAFETY: …`.")
        }
    }

    /// A line of a file: what it says, and the unsafe word in its code.
    private struct Line {
        let number: Int
        let text: Substring
        let word: String?

        /// Whether a proof above this line speaks of what is below it, too: the line is a comment, an attribute, the
        /// beginning of a declaration that goes on, or has an unsafe word itself.
        var isPassedByProof: Bool {
            text.hasPrefix("//") || text.hasSuffix(",") || text.hasSuffix(":") || word != nil
                || text.wholeMatch(of: /@\w+(?:\([^)]*\))?/) != nil
        }

        /// Whether it begins a proof, which takes more than a word.
        var isProof: Bool {
            text.wholeMatch(of: /\/\/ SAFETY: \S+ \S.*/) != nil
        }
    }

    private static func hasProof(above number: Int, in lines: [Line]) -> Bool {
        lines[..<(number - 1)].reversed().prefix(while: \.isPassedByProof).contains(where: \.isProof)
    }

    private static func unsafeWord(in code: Substring) -> String? {
        unsafeWords.first { word in
            code.ranges(of: word).contains { range in
                let before = code[..<range.lowerBound].last
                let after = code[range.upperBound...].first
                return ![before, after].contains { $0?.isPartOfName ?? false }
            }
        }
    }

    /// A trap names the state, the cause and the remedy; one without a word names nothing.
    static func silentTraps(in file: SourceFile) -> [Violation] {
        let trap = /\b(?:fatalError|preconditionFailure|assertionFailure)\s*\(\s*(?:"")?\s*\)/
        let code = file.swift.code
        return code.matches(of: trap.wordBoundaryKind(.simple)).map { match in
            Violation(
                file.path,
                line: code.lineNumber(of: match.range.lowerBound),
                "A trap without a message. Say what state, by what cause, and what to do."
            )
        }
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
    fileprivate var trimmed: Substring { drop { $0 == " " } }
}
