import Testing

@Suite("Contracts")
struct ContractRuleTests {
    private let document = Repository.current.file(ContractRule.document)

    @Test func `each contract is cited by a test, and no test cites an unknown one`() {
        let contracts = ContractRule.contracts(in: document.text)
        #expect(!contracts.isEmpty)
        let tests = Repository.current.swiftFiles(under: "Tests/").filter { !$0.path.contains("/RepositoryTests/") }
        expectNone(ContractRule.violations(contracts: contracts, tests: tests))
    }

    @Test func `every line of a contract can be read, and no number is given twice`() {
        expectNone(ContractRule.malformedLines(in: document.text))
        let numbers = ContractRule.contracts(in: document.text).map(\.number)
        #expect(Set(numbers).count == numbers.count)
    }

    @Test func `a contract's line gives its number and whether it is in force`() {
        let text = """
            - **G1** An observer sees …
            - **G2** **Disposal is prompt.** …
            - **L5** (with RxSubjects) `share` …
            See **G2**.
            """
        #expect(
            ContractRule.contracts(in: text) == [
                .init(number: "G1", isInForce: true), .init(number: "G2", isInForce: true),
                .init(number: "L5", isInForce: false),
            ]
        )
    }

    @Test(
        arguments: [
            "- G1 An observer", "- **G1**", "- **G1** (maybe) An observer", "- **G1** (in force) An observer",
            "- **G1** (with Rx)", "* **G1** An observer", "  - **G1** An observer",
        ]
    )
    func `a contract's line that can't be read is found`(line: String) {
        #expect(ContractRule.malformedLines(in: line).count == 1)
    }

    @Test(
        arguments: [
            ("// Contract L4", ["L4"]),
            ("// Contracts G1, L4", ["G1", "L4"]),
            ("// Contracts G1, L4 and T10: the rest is prose", ["G1", "L4", "T10"]),
            ("func f() {}  // Contract A4", ["A4"]),
            ("/// Contract: G8", ["G8"]),
            ("let text = \"// Contract G1\"", []),
            ("// Contractual G1", []),
            ("Contract G1", []),
        ]
    )
    func `citations are read in each form`(code: String, numbers: [String]) {
        #expect(ContractRule.citations(in: SourceFile("Tests/A.swift", code)).map(\.number) == numbers)
    }

    @Test func `a contract that nobody cites, and a citation of none, are found`() {
        let contracts = ContractRule.contracts(in: "- **G1** A\n- **G2** A\n- **G3** (with Rx) A")
        func lines(_ code: String) -> [Int] {
            ContractRule.violations(contracts: contracts, tests: [SourceFile("Tests/A.swift", code)]).map(\.line)
        }
        #expect(lines("// Contracts G1, G2").isEmpty)
        #expect(lines("// Contracts G1, G2, G3").isEmpty)
        #expect(lines("// Contract G1") == [1])
        #expect(lines("// Contracts G1, G2\n\n// Contract G4") == [3])
    }
}
