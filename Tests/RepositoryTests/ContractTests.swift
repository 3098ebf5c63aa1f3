import Testing

/// A test cites each rule of Documentation/Contracts.md, and the page says which rules have other proofs.
struct ContractTests {
    // What no pattern finds any more is a difference between the page and the other texts, so it is reported.
    @Test func `each contract is cited by a test, and other proofs exist`() {
        let repository = Repository.current
        // It has rules `- **G1** …`, and rows `| schedules | G1 L4 … |`.
        let page = repository.text("Documentation/Contracts.md")
        let rules = Set(page.matches(#"^- \*\*([A-Z]\d+)\*\* [^\s(]"#).map { String($0.groups[1]) })
        #expect(rules.count > 50)
        // A rule that can't be parsed would not be checked.
        for line in page.matches(#"^(?!- \*\*[A-Z]\d+\*\* [^\s(]) *[-*] +\**[A-Z]\d+\b.*"#) {
            Issue.record("Write the rule as `- **L4** …`, not as `\(line.groups[0])`.")
        }
        // Tests cite rules: `// Contract L4`, or `// Contracts G1, L4`; more words may follow.
        var cited: Set<String> = []
        for (path, text) in repository.swift(under: "Tests/") where !path.contains("/RepositoryTests/") {
            for citation in text.matches(#"///?\s*Contracts?:?\s+((?:[A-Z]\d+\b(?:\s*,\s*|\s+and\s+)?)+)"#) {
                for rule in String(citation.groups[1]).matches(#"[A-Z]\d+"#).map({ String($0.groups[0]) }) {
                    if !rules.contains(rule) { Issue.record("\(path):\(citation.line): there is no rule \(rule).") }
                    cited.insert(rule)
                }
            }
        }
        for rule in rules.subtracting(cited) { Issue.record("No test says `// Contract \(rule)`.") }

        // The explorer's scenarios are rows `name | G1 L4`, and its marks in sources `// Mutant kind: "scenario"`.
        var explored: [Substring: Set<Substring>] = [:]
        for row in repository.text("Tests/Interleavings/Scenarios.txt").matches(#"^([^|\n]+) \| ([A-Z0-9 ]+)$"#) {
            explored[row.groups[1]] = Set(row.groups[2].split(separator: " "))
        }
        for (path, text) in repository.swift(under: "Sources/") {
            for mark in text.matches(#"// Mutant \w+: "(.+)"$"#) where explored[mark.groups[1]] == nil {
                Issue.record("\(path):\(mark.line): there is no scenario \(mark.groups[1]).")
            }
        }
        // The page's rows `| fuzzer | G1 L4 … |` name other proofs.
        var listed = explored.values.reduce(into: Set()) { $0.formUnion($1) }
        for row in page.matches(#"^\| ([a-z -]+) \| ([A-Z]\d[A-Z0-9 ]*) \|$"#) {
            listed.formUnion(row.groups[2].split(separator: " "))
        }
        for rule in listed where !rules.contains(String(rule)) { Issue.record("There is no rule \(rule).") }
    }
}
