/// Words that switch off a check of the compiler carry their proof, and traps say what happened.
enum SafetyRule {
    private static var unsafeWord: Regex<Substring> {
        /@unchecked\s+Sendable\b|\bnonisolated\s*\(\s*unsafe\s*\)|\bunsafeBitCast\b|\bunsafeDowncast\b/
            .wordBoundaryKind(.simple)
    }

    /// Each unsafe word needs a comment on the line above, which says why it holds.
    static func unprovenWords(in file: SourceFile) -> [Violation] {
        let lines = file.lines.map(\.text)
        let code = file.swift.code
        return code.matches(of: unsafeWord).compactMap { match in
            let line = code.lineNumber(of: match.range.lowerBound)
            return hasProof(above: line, in: lines)
                ? nil : Violation(file.path, line: line, "`\(match.output)` without its proof on the line above.")
        }
    }

    /// Walks up from the word to its comment.
    ///
    /// The way leads over attributes on lines of their own, over a run of the same word, and over the lines of a
    /// declaration that goes on.
    private static func hasProof(above line: Int, in lines: [Substring]) -> Bool {
        let above = lines[..<(line - 1)].reversed().map { $0.drop { $0 == " " } }
        let comment = above.drop { line in
            !line.hasPrefix("//")
                && (line.hasSuffix(",") || line.hasSuffix(":") || line.wholeMatch(of: attribute) != nil
                    || line.firstMatch(of: unsafeWord) != nil)
        }
        guard let nearest = comment.first else { return false }
        // The last paragraph of a doc comment serves, too, if it is about this: "Sendable: all members are constants."
        let paragraph = comment.prefix { $0.hasPrefix("/// ") }
        let isProofInDocumentation = paragraph.last?.hasPrefix("/// Sendable") ?? false
        return isProofInDocumentation || nearest.wholeMatch(of: /\/\/\s*[^\/\s].*/) != nil
    }

    private static var attribute: Regex<Substring> { /@\w+(?:\([^)]*\))?/ }

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
