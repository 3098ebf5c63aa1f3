import Testing

@Suite("Operators: one name, four places")
struct OperatorRuleTests {
    private let repository = Repository.current

    @Test func `each operator has its test, its line in the index and its topic line`() {
        let index = repository.file(OperatorRule.index).text
        let entries = OperatorRule.entries(in: repository.paths) { repository.file($0).swift.code }
        for folder in OperatorRule.folders + ["Sources/RxTraits/Single"] {
            #expect(entries.contains { $0.path.hasPrefix(folder) }, "\(folder)")
        }
        for entry in entries.sorted(by: { $0.path < $1.path }) {
            let pages = repository.files.filter { $0.path.hasPrefix(entry.catalogue) }
            let topics = pages.map { OperatorRule.topics(in: $0.text) }.reduce(into: Set()) { $0.formUnion($1) }
            expectNone(
                OperatorRule.violations(of: entry, paths: Set(repository.paths), index: index, topics: topics)
            )
        }
    }

    @Test func `each operator's test signs the contract of all operators`() {
        let entries = OperatorRule.entries(in: repository.paths).filter { entry in
            OperatorRule.folders.contains { entry.path.hasPrefix($0 + "/") }
        }
        #expect(entries.count > 100)
        for entry in entries {
            let tests = repository.files.filter { entry.tests.contains($0.path) }
            expectNone(OperatorRule.signatureViolations(of: entry, test: tests.map(\.text).joined()))
        }
    }

    @Test func `an unsigned test is found`() throws {
        let map = try #require(OperatorRule.entries(in: ["Sources/RxObservable/Operators/Map.swift"]).first)
        let signed = "#expect(operatorContractViolations { $0.map { $0 } } == [])"
        #expect(OperatorRule.signatureViolations(of: map, test: signed).isEmpty)
        #expect(OperatorRule.signatureViolations(of: map, test: "#expect(true)").count == 1)
        #expect(OperatorRule.signatureViolations(of: map, test: "").count == 1)
    }

    @Test func `the index is in alphabetical order, and each entry says all`() {
        expectNone(OperatorRule.orderViolations(inIndex: repository.file(OperatorRule.index).text))
        expectNone(OperatorRule.incompleteEntries(inIndex: repository.file(OperatorRule.index).text))
    }

    @Test func `a file of a trait is an operator if it has a method of its name`() {
        let paths = ["First", "Single", "Single+Operators"].map { "Sources/RxTraits/Single/\($0).swift" }
        let code = "extension ObservableType {\n    public func first() -> Single<Element?> {}\n}"
        #expect(OperatorRule.entries(in: paths) { _ in code }.map(\.name) == ["First"])
        #expect(OperatorRule.entries(in: paths).isEmpty)
    }

    @Test func `files, split files and folders count once; helpers don't count`() {
        let folder = "Sources/RxObservable/Operators"
        let entries = OperatorRule.entries(
            in: [
                "\(folder)/Map.swift", "\(folder)/Merge.swift", "\(folder)/Merge+Collection.swift",
                "\(folder)/Debounce/Debounce.swift", "\(folder)/Debounce/DebounceState.swift",
                "\(folder)/Internal/Slots.swift", "Sources/RxObservable/Event.swift", "\(folder)/notes.md",
                "Sources/RxSubjects/Sharing/Share.swift",
            ]
        )
        #expect(Set(entries.map(\.name)) == ["Map", "Merge", "Debounce", "Share"])
        #expect(
            Set(entries.map(\.path)) == [
                "\(folder)/Map.swift", "\(folder)/Merge.swift", "\(folder)/Debounce",
                "Sources/RxSubjects/Sharing/Share.swift",
            ]
        )
        #expect(entries.contains { $0.tests[0] == "Tests/RxSubjectsTests/Sharing/ShareTests.swift" })
    }

    @Test func `a place that is missing is found`() throws {
        let map = "Sources/RxObservable/Operators/Map.swift"
        let entry = try #require(OperatorRule.entries(in: [map]).first)
        let test = "Tests/RxObservableTests/Operators/MapTests.swift"
        let index = "- [`map`](../\(map)): A"
        func count(_ paths: Set<String>, _ index: String, _ topics: Set<String>) -> Int {
            OperatorRule.violations(of: entry, paths: paths, index: index, topics: topics).count
        }
        #expect(count([test], index, ["Map"]) == 0)
        #expect(count([], index, ["Map"]) == 1)
        #expect(count(["Tests/RxObservableTests/MapTests.swift"], index, ["Map"]) == 1)
        #expect(count([test], "- `map`", ["Map"]) == 1)
        #expect(count([test], index, ["FlatMap"]) == 1)
        #expect(count([], "", []) == 3)
    }

    @Test func `a folder's test may lie in a folder, too`() throws {
        let path = "Sources/RxObservable/Operators/Debounce/Debounce.swift"
        let entry = try #require(OperatorRule.entries(in: [path]).first)
        let violations = OperatorRule.violations(
            of: entry,
            paths: ["Tests/RxObservableTests/Operators/Debounce/DebounceTests.swift"],
            index: "[`debounce`](../Sources/RxObservable/Operators/Debounce)",
            topics: ["Debounce"]
        )
        #expect(violations.isEmpty)
    }

    @Test(
        arguments: [
            ("- ``ObservableType/map(_:)``", "Map"),
            ("- ``ObservableType/take(until:)``", "TakeUntil"),
            ("- ``ObservableType/take(until:)-8hj2k``", "TakeUntil"),
            ("- ``ObservableType/observe(on:)``", "ObserveOn"),
            ("- ``ObservableType/distinctUntilChanged(_:)``", "DistinctUntilChanged"),
            ("- ``ObservableType/do(onNext:afterNext:)``", "Do"),
            ("- ``ConnectableObservable``", "ConnectableObservable"),
            ("  - ``catch(_:)``", "Catch"),
        ]
    )
    func `a topic line is read as the operator's name`(page: String, name: String) {
        #expect(OperatorRule.topics(in: page).contains(name))
    }

    @Test(
        arguments: ["See ``ObservableType/map(_:)``.", "- `map`", "map", "- [map](http://example.com)"]
    )
    func `only a topic line counts`(page: String) {
        #expect(OperatorRule.topics(in: page).isEmpty)
    }

    @Test func `an entry out of order is found`() {
        let rows = ["- [`map`](a): A", "- [`merge`](b): B\n  <br>C", "- [`flatMap`](c): D"]
        #expect(OperatorRule.orderViolations(inIndex: rows.joined(separator: "\n")).map(\.line) == [4])
        #expect(OperatorRule.orderViolations(inIndex: rows.joined(separator: "\n\n")).map(\.line) == [6])
        #expect(OperatorRule.orderViolations(inIndex: "\(rows[0])\n## Another\n\(rows[2])").isEmpty)
    }

    @Test func `an entry that leaves something out is found`() {
        let whole = "- [`map`](a): A\n  <br>*completes* b · *fails* c · *scheduler* d ·\n  *keeps* e"
        let part = "- [`map`](a): A\n  <br>*completes* b · *scheduler* d · *keeps* e"
        #expect(OperatorRule.incompleteEntries(inIndex: "\(whole)\n\(part)").map(\.line) == [4])
    }
}
