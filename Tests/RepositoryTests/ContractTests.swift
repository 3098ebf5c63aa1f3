import Testing

/// Documentation/Contracts.md lists the proofs of each rule; each of them exists and cites the rule.
struct ContractTests {
    /// The texts about the rules: the page, the tests, and the explorer's scenarios and faults.
    private struct Evidence {
        /// Rules `- **G1** …`, and rows `| G1 | `test` | schedules, faults, … |`.
        var page: String
        /// They cite rules: `// Contract L4`, or `// Contracts G1, L4`; more words may follow.
        var tests: [(path: String, text: String)]
        /// Rows `name | G1 L4 | result`.
        var scenarios: String
        /// Blocks that begin with `mutation name`, and name a file and a scenario.
        var faults: String

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
            let checked = explored.values.reduce(into: Set()) { $0.formUnion($1) }
            for rule in checked { expect(rules.contains(String(rule)), "A scenario checks \(rule), which is no rule.") }
            let found = faults.matches(#"^mutation .+\nfile .+\nscenario (.+)$"#)
                .reduce(into: Set()) { $0.formUnion(explored[$1.groups[1]] ?? []) }

            let rows = page.matches(#"^\| ([A-Z]\d+) \| *(?:`([^`|]+)`)? *\| *([^|]*?) *\|$"#)
            for rule in rules {
                let count = rows.count { $0.groups[1] == rule }
                expect(count == 1, "The table of proofs has \(count) rows for \(rule), not one.")
            }
            for row in rows {
                let (rule, test) = (row.groups[1], row.groups[2])
                let besides = row.groups[3].split(separator: ", ")
                expect(rules.contains(String(rule)), "There is no rule \(rule).")
                let isCited = citing[String(test)]?.contains(String(rule)) == true
                expect(isCited, "\(rule): no test in `\(test)` says `// Contract \(rule)`.")
                expect(
                    besides.contains("schedules") == checked.contains(rule),
                    "\(rule): no scenario checks it, or one does and its row doesn't say `schedules`."
                )
                expect(
                    besides.contains("faults") == found.contains(rule),
                    "\(rule): no fault is of a scenario that checks it, or one is and its row doesn't say `faults`."
                )
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
            faults: repository.text("Tests/Interleavings/Mutations.txt")
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
            ("| G2 | `ATests` |  |\n", "", "has 0 rows for G2"),
            ("| G2 | `ATests` |", "| G2 | `BTests` |", "G2: no test in `BTests`"),
            ("| G2 | `ATests` |", "| G2 |  |", "G2: no test in ``"),
            ("// Contracts G1, G2", "// Contract G1", "G2: no test in `ATests`"),
            (
                "// Contracts G1, G2", "// Contracts G1 and G2 and L7: prose",
                "Tests/ATests.swift:1: there is no rule L7"
            ),
            ("schedules, faults", "faults", "G1: no scenario checks it, or one does"),
            ("`ATests` |  |", "`ATests` | schedules |", "G2: no scenario checks it, or one does"),
            ("schedules, faults", "schedules", "G1: no fault is of a scenario"),
            ("scenario a scenario: one", "scenario another", "G1: no fault is of a scenario"),
            ("| G1 L4 |", "| G1 L4 X1 |", "A scenario checks X1"),
        ]
    )
    func `a missing proof is found`(text: String, other: String, problem: String) {
        func changed(_ whole: String) -> String { text.isEmpty ? whole : whole.replacing(text, with: other) }
        let page = """
            - **G1** A rule.
            - **G2** A rule.
            - **L4** A rule.
            | rule | test | besides |
            | G1 | `ATests` | schedules, faults, fuzzer |
            | G2 | `ATests` |  |
            | L4 | `ATests` | schedules, faults |

            """
        let problems = Evidence(
            page: changed(page),
            tests: [("Tests/ATests.swift", changed("// Contracts G1, G2\n// Contract L4: prose"))],
            scenarios: changed("Words.\n\na scenario: one | G1 L4 | 12 runs\nanother scenario | L4 | 3 runs\n"),
            faults: changed("mutation a fault\nfile A.swift\nscenario a scenario: one\n- a\n+ b\n")
        ).problems
        #expect(problems.contains { $0.contains(problem) } == !problem.isEmpty, "\(problems)")
        #expect(problems.isEmpty == problem.isEmpty, "\(problems)")
    }
}
