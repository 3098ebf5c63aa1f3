import Testing

/// Documentation/Contracts.md lists the proofs of each rule; each named proof exists and cites the rule.
struct ContractTests {
    /// The texts about the rules: the page, the tests, and the explorer's scenarios and marks.
    private struct Evidence {
        /// Rules `- **G1** …`, and rows `| G1 | `test` | `scenario` | `fault` | … |`.
        var page: String
        /// They cite rules: `// Contract L4`, or `// Contracts G1, L4`; more words may follow.
        var tests: [(path: String, text: String)]
        /// Rows `name | G1 L4 | result`.
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
            var citing: [String: Set<String>] = [:]
            for (path, text) in tests {
                let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
                for citation in text.matches(#"///?\s*Contracts?:?\s+((?:[A-Z]\d+\b(?:\s*,\s*|\s+and\s+)?)+)"#) {
                    for rule in String(citation.groups[1]).matches(#"[A-Z]\d+"#).map({ String($0.groups[0]) }) {
                        expect(rules.contains(rule), "\(path):\(citation.line): there is no rule \(rule).")
                        citing[name, default: []].insert(rule)
                    }
                }
            }
            var explored: [Substring: Set<Substring>] = [:]
            for row in scenarios.matches(#"^([^|\n]+) \| ([A-Z0-9 ]+) \|"#) {
                explored[row.groups[1]] = Set(row.groups[2].split(separator: " "))
            }
            var found: [Substring: Set<Substring>] = [:]
            for (path, text) in sources {
                for mark in text.matches(#"// Mutant \w+: "(.+)"$"#) {
                    let rules = explored[mark.groups[1]]
                    expect(rules != nil, "\(path):\(mark.line): there is no scenario \(mark.groups[1]).")
                    found[path.split(separator: "/").last ?? "", default: []].formUnion(rules ?? [])
                }
            }
            let checked = explored.values.reduce(into: Set()) { $0.formUnion($1) }
            for rule in checked { expect(rules.contains(String(rule)), "A scenario checks \(rule), which is no rule.") }

            let cell = #" *(?:`([^|]+)`)? *\|"#
            let rows = page.matches(#"^\| ([A-Z]\d+) \|"# + cell + cell + cell)
            for rule in rules {
                let count = rows.count { $0.groups[1] == rule }
                expect(count == 1, "The table of proofs has \(count) rows for \(rule), not one.")
            }
            for row in rows {
                let (rule, test, scenario, fault) = (row.groups[1], row.groups[2], row.groups[3], row.groups[4])
                expect(rules.contains(String(rule)), "There is no rule \(rule).")
                let isCited = citing[String(test)]?.contains(String(rule)) == true
                expect(isCited, "\(rule): no test in `\(test)` says `// Contract \(rule)`.")
                expect(
                    scenario.isEmpty ? !checked.contains(rule) : explored[scenario]?.contains(rule) == true,
                    "\(rule): no scenario `\(scenario)` checks it, or one does and isn't named."
                )
                let isFound = found[fault]?.contains(rule) == true
                expect(fault.isEmpty || isFound, "\(rule): no mark in `\(fault)` names a scenario that checks it.")
            }
            return problems
        }
    }

    @Test func `each contract has a row whose proofs exist`() {
        let repository = Repository.current
        let evidence = Evidence(
            page: repository.text("Documentation/Contracts.md"),
            tests: repository.swift(under: "Tests/").filter { !$0.path.contains("/RepositoryTests/") },
            scenarios: repository.text("Tests/Interleavings/Scenarios.txt"),
            sources: repository.swift(under: "Sources/")
        )
        #expect(evidence.page.matches(#"^\| [A-Z]\d+ \|"#).count > 50)
        for problem in evidence.problems { Issue.record("\(problem)") }
    }

    @Test(
        arguments: [
            ("", "", ""),
            ("- **G2** A rule.\n", "* **G2** A rule.\n", "Write the rule as"),
            ("- **G2** A rule.\n", "- **G2** (maybe) A rule.\n", "Write the rule as"),
            ("- **G2** A rule.\n", "  - G2 A rule.\n", "Write the rule as"),
            ("- **G2** A rule.\n", "", "There is no rule G2."),
            ("| G2 | `ATests` |  |  |  |\n", "", "has 0 rows for G2"),
            ("| G2 | `ATests` |", "| G2 | `BTests` |", "G2: no test in `BTests`"),
            ("| G2 | `ATests` |", "| G2 |  |", "G2: no test in ``"),
            ("// Contracts G1, G2", "// Contract G1", "G2: no test in `ATests`"),
            (
                "// Contracts G1, G2", "// Contracts G1 and G2 and L7: prose",
                "Tests/ATests.swift:1: there is no rule L7"
            ),
            ("`a scenario: one` |", " |", "G1: no scenario `` checks it"),
            ("`a scenario: one` |", "`another` |", "G1: no scenario `another`"),
            ("| G1 L4 |", "| G1 L4 X1 |", "A scenario checks X1"),
            ("`A.swift`", "`B.swift`", "G1: no mark in `B.swift`"),
            (#""a scenario: one""#, #""no scenario""#, "Sources/A.swift:2: there is no scenario no scenario."),
        ]
    )
    func `a missing proof is found`(text: String, other: String, problem: String) {
        func changed(_ whole: String) -> String { text.isEmpty ? whole : whole.replacing(text, with: other) }
        let page = """
            - **G1** A rule.
            - **G2** A rule.
            - **L4** A rule.
            | rule | test | schedule | fault | besides |
            | G1 | `ATests` | `a scenario: one` | `A.swift` | fuzzer |
            | G2 | `ATests` |  |  |  |
            | L4 | `ATests` | `another scenario` |  |  |

            """
        let problems = Evidence(
            page: changed(page),
            tests: [("Tests/ATests.swift", changed("// Contracts G1, G2\n// Contract L4: prose"))],
            scenarios: changed("Words.\n\na scenario: one | G1 L4 | 12 runs\nanother scenario | L4 | 3 runs\n"),
            sources: [("Sources/A.swift", changed("lock.lock()\n// Mutant skip: \"a scenario: one\"\nstop()\n"))]
        ).problems
        #expect(problems.contains { $0.contains(problem) } == !problem.isEmpty, "\(problems)")
        #expect(problems.isEmpty == problem.isEmpty, "\(problems)")
    }
}
