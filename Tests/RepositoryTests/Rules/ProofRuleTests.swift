import Testing

@Suite("Proofs")
struct ProofRuleTests {
    private let evidence = ProofRule.Evidence(
        tests: ["ATests": ["G1", "G2"]],
        scenarios: ["a scenario: one": ["G1"]],
        faults: ["a fault": "a scenario: one"]
    )

    @Test func `each contract has a row that says what proves it, and all of that is there`() {
        let repository = Repository.current
        let document = repository.file(ContractRule.document).text
        let evidence = ProofRule.Evidence(
            tests: ProofRule.tests(
                repository.swiftFiles(under: "Tests/").filter { !$0.path.contains("/RepositoryTests/") }
            ),
            scenarios: ProofRule.scenarios(in: repository.file(ProofRule.scenarios).text),
            faults: ProofRule.faults(in: repository.file(ProofRule.faults).text)
        )
        #expect(!evidence.scenarios.isEmpty && !evidence.faults.isEmpty)
        expectNone(
            ProofRule.violations(
                rows: ProofRule.rows(in: document),
                contracts: ContractRule.contracts(in: document),
                evidence
            )
        )
    }

    @Test func `a row gives a rule, a test, a scenario and a fault`() {
        let text = """
            | rule | test | schedule | fault | besides |
            |---|---|---|---|---|
            | G1 | `ATests` | `a scenario: one` | `a fault` | fuzzer |
            | G2 | `ATests` |  |  |  |
            """
        #expect(
            ProofRule.rows(in: text) == [
                .init(line: 3, rule: "G1", test: "ATests", scenario: "a scenario: one", fault: "a fault"),
                .init(line: 4, rule: "G2", test: "ATests", scenario: nil, fault: nil),
            ]
        )
    }

    @Test func `scenarios and faults are read`() {
        let scenarios = ProofRule.scenarios(in: "Words.\n\na scenario: one | G1 L4 | 12 runs\n")
        #expect(scenarios == ["a scenario: one": ["G1", "L4"]])
        let faults = ProofRule.faults(
            in: "Words.\n\nmutation a fault\nfile A.swift\nscenario a scenario: one\n- a\n+ b\n"
        )
        #expect(faults == ["a fault": "a scenario: one"])
        #expect(ProofRule.tests([SourceFile("Tests/X/ATests.swift", "// Contract G1")]) == ["ATests": ["G1"]])
    }

    @Test(
        arguments: [
            ("| G1 | `ATests` | `a scenario: one` | `a fault` |  |\n| G2 | `ATests` |  |  |  |", 0),
            ("| G1 | `ATests` | `a scenario: one` | `a fault` |  |", 1),
            ("| G1 | `ATests` |  | `a fault` |  |\n| G2 | `ATests` |  |  |  |", 1),
            ("| G1 | `BTests` | `a scenario: one` |  |  |\n| G2 | `ATests` |  |  |  |", 1),
            ("| G1 | `ATests` | `another` |  |  |\n| G2 |  |  |  |  |", 2),
            ("| G1 | `ATests` | `a scenario: one` | `another` |  |\n| G2 | `ATests` | `a scenario: one` |  |  |", 2),
            (
                "| G1 | `ATests` | `a scenario: one` |  |  |\n| G2 | `ATests` |  | `a fault` |  |\n| G3 | `ATests` |  |  |  |",
                3
            ),
        ]
    )
    func `what is missing is found`(table: String, count: Int) {
        let contracts = ContractRule.contracts(in: "- **G1** A\n- **G2** A\n")
        #expect(ProofRule.violations(rows: ProofRule.rows(in: table), contracts: contracts, evidence).count == count)
    }
}
