/// Documentation/Contracts.md says of each rule what proves it, and what it names is there and cites the rule.
enum ProofRule {
    static let scenarios = "Tests/Interleavings/Scenarios.txt"
    static let faults = "Tests/Interleavings/Mutations.txt"

    /// A row of the table: a rule, the name of a test's file, of a scenario, and of a fault that has to be found.
    struct Row: Equatable {
        let line: Int
        let rule: String
        let test: String?
        let scenario: String?
        let fault: String?
    }

    /// What the repository has that a row may name.
    struct Evidence {
        /// The rules that the tests of a file cite, by its name without `.swift`.
        var tests: [String: Set<String>]
        /// The rules that a scenario checks.
        var scenarios: [String: Set<String>]
        /// The scenario that finds a fault.
        var faults: [String: String]
    }

    /// The rows `| L4 | `test` | `scenario` | `fault` | … |`.
    static func rows(in text: String) -> [Row] {
        text.numberedLines.compactMap { line in
            let cells = line.text.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingPrefix(" ").reversed().trimmingPrefix(" ").reversed() }
                .map { String($0) }
            guard cells.count == 7, cells[1].wholeMatch(of: /[A-Z]\d+/) != nil else { return nil }
            func name(_ cell: Int) -> String? { cells[cell].wholeMatch(of: /`(.+)`/).map { String($0.1) } }
            return Row(line: line.number, rule: cells[1], test: name(2), scenario: name(3), fault: name(4))
        }
    }

    /// The rows `name | G1 L4 | what came of it` of the explorer's table.
    static func scenarios(in text: String) -> [String: Set<String>] {
        let row = /^(?<name>[^|\n]+) \| (?<rules>[A-Z0-9 ]+) \|/.anchorsMatchLineEndings()
        return text.matches(of: row).reduce(into: [:]) { scenarios, match in
            scenarios[String(match.name)] = Set(match.rules.split(separator: " ").map(String.init))
        }
    }

    /// The blocks that begin with `mutation name`, and name a scenario in a line of their own.
    static func faults(in text: String) -> [String: String] {
        let block = /^mutation (?<name>.+)\nfile .+\nscenario (?<scenario>.+)$/.anchorsMatchLineEndings()
        return text.matches(of: block).reduce(into: [:]) { $0[String($1.name)] = String($1.scenario) }
    }

    /// The rules that tests cite.
    static func tests(_ files: [SourceFile]) -> [String: Set<String>] {
        files.reduce(into: [:]) { tests, file in
            let name = (file.components.last ?? "").replacing(".swift", with: "")
            tests[name, default: []].formUnion(ContractRule.citations(in: file).map(\.number))
        }
    }

    static func violations(rows: [Row], contracts: [ContractRule.Contract], _ evidence: Evidence) -> [Violation] {
        let inForce = contracts.filter(\.isInForce).map(\.number)
        var violations: [Violation] = []
        func expect(_ condition: Bool, _ line: Int, _ message: String) {
            if !condition { violations.append(Violation(ContractRule.document, line: line, message)) }
        }
        for rule in inForce {
            let count = rows.count { $0.rule == rule }
            expect(count == 1, 1, "The table of proofs has \(count) rows for \(rule), not one.")
        }
        let explored = evidence.scenarios.values.reduce(into: Set()) { $0.formUnion($1) }
        for rule in explored.subtracting(inForce).sorted() {
            expect(false, 1, "A scenario of the explorer checks \(rule), which is no rule.")
        }
        for row in rows {
            let (line, rule) = (row.line, row.rule)
            expect(inForce.contains(rule), line, "There is no rule \(rule).")
            expect(row.test != nil, line, "\(rule) names no test.")
            if let test = row.test {
                expect(evidence.tests[test]?.contains(rule) == true, line, "No test in \(test) cites \(rule).")
            }
            expect(
                row.scenario != nil || !explored.contains(rule),
                line,
                "The explorer checks \(rule), so the row names a scenario."
            )
            if let scenario = row.scenario {
                let isChecked = evidence.scenarios[scenario]?.contains(rule) == true
                expect(isChecked, line, "\(scenarios) has no scenario \(scenario) that checks \(rule).")
            }
            if let fault = row.fault {
                let isChecked = evidence.faults[fault].flatMap { evidence.scenarios[$0] }?.contains(rule) == true
                expect(isChecked, line, "\(faults) has no fault \(fault) of a scenario that checks \(rule).")
            }
        }
        return violations
    }
}
