import Testing

/// A test cites each rule of Documentation/Contracts.md, and the page says which rules have other proofs.
struct ContractTests {
    /// The texts about the rules: the page, the tests, and the explorer's scenarios and marks.
    private struct Evidence {
        /// Rules `- **G1** …`, and rows `| schedules | G1 L4 … |`.
        var page: String
        /// They cite rules: `// Contract L4`, or `// Contracts G1, L4`; more words may follow.
        var tests: [(path: String, text: String)]
        /// Rows `name | G1 L4`.
        var scenarios: String
        /// They have marks `// Mutant kind: "scenario"`.
        var sources: [(path: String, text: String)]

        var problems: [String] {
            var problems: [String] = []
            func expect(_ condition: Bool, _ message: String) { if !condition { problems.append(message) } }

            let rules = Set(page.matches(#"^- \*\*([A-Z]\d+)\*\* [^\s(]"#).map { String($0.groups[1]) })
            // A rule that can't be parsed would not be checked.
            for line in page.matches(#"^(?!- \*\*[A-Z]\d+\*\* [^\s(]) *[-*] +\**[A-Z]\d+\b.*"#) {
                problems.append("Write the rule as `- **L4** …`, not as `\(line.groups[0])`.")
            }
            var cited: Set<String> = []
            for (path, text) in tests {
                for citation in text.matches(#"///?\s*Contracts?:?\s+((?:[A-Z]\d+\b(?:\s*,\s*|\s+and\s+)?)+)"#) {
                    for rule in String(citation.groups[1]).matches(#"[A-Z]\d+"#).map({ String($0.groups[0]) }) {
                        expect(rules.contains(rule), "\(path):\(citation.line): there is no rule \(rule).")
                        cited.insert(rule)
                    }
                }
            }
            var explored: [Substring: Set<Substring>] = [:]
            for row in scenarios.matches(#"^([^|\n]+) \| ([A-Z0-9 ]+)$"#) {
                explored[row.groups[1]] = Set(row.groups[2].split(separator: " "))
            }
            for rule in rules { expect(cited.contains(rule), "No test says `// Contract \(rule)`.") }
            let checked = explored.values.reduce(into: Set()) { $0.formUnion($1) }
            var found: Set<Substring> = []
            for (path, text) in sources {
                for mark in text.matches(#"// Mutant \w+: "(.+)"$"#) {
                    let rules = explored[mark.groups[1]]
                    expect(rules != nil, "\(path):\(mark.line): there is no scenario \(mark.groups[1]).")
                    found.formUnion(rules ?? [])
                }
            }

            var listed: [Substring: Set<Substring>] = [:]
            for row in page.matches(#"^\| ([a-z -]+) \| ([A-Z]\d[A-Z0-9 ]*) \|$"#) {
                listed[row.groups[1]] = Set(row.groups[2].split(separator: " "))
            }
            for rule in listed.values.reduce(checked, { $0.union($1) }) {
                expect(rules.contains(String(rule)), "There is no rule \(rule).")
            }
            for (proof, proven) in [("schedules", checked), ("faults", found)] {
                for rule in proven.symmetricDifference(listed[Substring(proof)] ?? []) {
                    problems.append("\(rule): the row of \(proof) and the explorer differ.")
                }
            }
            return problems
        }
    }

    @Test func `each contract is cited by a test, and other proofs exist`() {
        let repository = Repository.current
        let evidence = Evidence(
            page: repository.text("Documentation/Contracts.md"),
            tests: repository.swift(under: "Tests/").filter { !$0.path.contains("/RepositoryTests/") },
            scenarios: repository.text("Tests/Interleavings/Scenarios.txt"),
            sources: repository.swift(under: "Sources/")
        )
        #expect(evidence.page.matches(#"^- \*\*[A-Z]\d+"#).count > 50)
        for problem in evidence.problems { Issue.record("\(problem)") }
    }

    @Test(
        arguments: [
            ("", "", ""),
            ("- **G2** A rule.\n", "* **G2** A rule.\n", "Write the rule as"),
            ("- **G2** A rule.\n", "- **G2** (maybe) A rule.\n", "Write the rule as"),
            ("- **G2** A rule.\n", "  - G2 A rule.\n", "Write the rule as"),
            ("- **G2** A rule.\n", "", "there is no rule G2."),
            ("// Contracts G1, G2", "// Contract G1", "No test says `// Contract G2`."),
            (
                "// Contracts G1, G2", "// Contracts G1 and G2 and L7: prose",
                "Tests/ATests.swift:1: there is no rule L7"
            ),
            ("| schedules | G1 L4 |", "| schedules | G1 |", "L4: the row of schedules"),
            ("| schedules | G1 L4 |", "| schedules | G1 G2 L4 |", "G2: the row of schedules"),
            ("| faults | G1 L4 |", "", "G1: the row of faults"),
            (#""a scenario: one""#, #""another scenario""#, "G1: the row of faults"),
            (#""a scenario: one""#, #""no scenario""#, "Sources/A.swift:2: there is no scenario no scenario."),
            ("| fuzzer | G2 |", "| fuzzer | G2 X2 |", "There is no rule X2."),
            ("one | G1 L4", "one | G1 L4 X1", "There is no rule X1."),
        ]
    )
    func `a missing proof is found`(text: String, other: String, problem: String) {
        func changed(_ whole: String) -> String { text.isEmpty ? whole : whole.replacing(text, with: other) }
        let page = """
            - **G1** A rule.
            - **G2** A rule.
            - **L4** A rule.
            | besides tests | rules |
            | schedules | G1 L4 |
            | faults | G1 L4 |
            | fuzzer | G2 |

            """
        let problems = Evidence(
            page: changed(page),
            tests: [("Tests/ATests.swift", changed("// Contracts G1, G2\n// Contract L4: prose"))],
            scenarios: changed("a scenario: one | G1 L4\nanother scenario | L4\n"),
            sources: [("Sources/A.swift", changed("lock.lock()\n// Mutant skip: \"a scenario: one\"\nstop()\n"))]
        ).problems
        #expect(problems.contains { $0.contains(problem) } == !problem.isEmpty, "\(problems)")
        #expect(problems.isEmpty == problem.isEmpty, "\(problems)")
    }
}
