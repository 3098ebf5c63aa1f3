/// Each rule of Documentation/Contracts.md is cited by a test, unless it waits for a module, and tests cite no other.
enum ContractRule {
    /// Where the rules are.
    static let document = "Documentation/Contracts.md"

    struct Contract: Equatable {
        let number: String
        let isInForce: Bool
    }

    /// A rule is a line `- **L4** …`, or `- **L5** (with RxSubjects) …` while its module is under way.
    static func contracts(in text: String) -> [Contract] {
        let rule = /^- \*\*(?<number>[A-Z]\d+)\*\* (?<status>\(with [^)]+\) )?[^\s(]/.anchorsMatchLineEndings()
        return text.matches(of: rule).map {
            Contract(number: String($0.number), isInForce: $0.status == nil)
        }
    }

    /// A rule whose line can't be read would be one that nobody checks.
    static func malformedLines(in text: String) -> [Violation] {
        text.numberedLines.compactMap { line in
            let looksLikeRule = line.text.prefixMatch(of: /\s*[-*]\s+\**[A-Z]\d+\b/) != nil
            return looksLikeRule && contracts(in: String(line.text)).isEmpty
                ? Violation(
                    document,
                    line: line.number,
                    "Write the rule as `- **L4** …`, or `- **L4** (with RxSubjects) …`."
                ) : nil
        }
    }

    /// A citation is a comment `// Contract L4` or `// Contracts G1, L4`; more words may follow.
    static func citations(in file: SourceFile) -> [(number: String, line: Int)] {
        let comments = file.swift.comments
        let citation = /\/\/\/?\s*Contracts?:?\s+(?<numbers>[A-Z]\d+\b(?:(?:\s*,\s*|\s+and\s+)[A-Z]\d+\b)*)/
        return comments.matches(of: citation.wordBoundaryKind(.simple)).flatMap { match in
            let line = comments.lineNumber(of: match.range.lowerBound)
            return match.numbers.matches(of: /[A-Z]\d+/).map { (String($0.output), line) }
        }
    }

    static func violations(contracts: [Contract], tests: [SourceFile]) -> [Violation] {
        let known = Set(contracts.map(\.number))
        let all = tests.flatMap { file in
            citations(in: file).map { (file: file, number: $0.number, line: $0.line) }
        }
        let unknown = all.filter { !known.contains($0.number) }.map { citation in
            Violation(citation.file.path, line: citation.line, "\(document) has no rule \(citation.number).")
        }
        let cited = Set(all.map(\.number))
        let uncited = contracts.filter { $0.isInForce && !cited.contains($0.number) }.map { contract in
            Violation(
                document,
                "\(contract.number) is cited by no test: its test says `// Contract \(contract.number)`."
            )
        }
        return unknown + uncited
    }
}
