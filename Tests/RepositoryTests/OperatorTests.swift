import Testing

/// One name, four places: an operator's file, its test, its entry in the index, and its line in the DocC topics.
struct OperatorTests {
    /// The folders whose entries are operators.
    private static let folders = [
        "Sources/RxObservable/Creation/", "Sources/RxObservable/Operators/", "Sources/RxSubjects/Sharing/",
        "Sources/RxExtras/Operators/", "Sources/RxTracing/Operators/",
    ]
    /// The folders of traits, where a file is an operator if it has a method of its name: `First.swift` has `first`.
    private static let foldersOfTraits = ["Single", "Maybe", "Completable", "PrimitiveSequence"].map {
        "Sources/RxTraits/\($0)/"
    }

    /// Operators that can't be checked with the contract kit of `RxTest`, and why.
    private static let unsigned = [
        "AutoConnect": "It is an operator of connectable sequences.",
        "Cache": "It doesn't dispose of its source when the last subscriber leaves.",
        "Once": "It is another sequence for the first subscriber than for those that follow.",
        "RefCount": "It is an operator of connectable sequences; `share` signs for it.",
        "SubscribePressure": "It is a subscription.",
        "SubscribeWeak": "It is a subscription.",
        "Values": "It is an asynchronous sequence.",
    ]

    private static let index = "Documentation/Operators.md"

    /// The missing parts of each operator among some files, and the number of operators.
    private static func problems(in texts: [String: String]) -> (problems: [String], count: Int) {
        let topics = Dictionary(grouping: texts.keys.filter { $0.contains(".docc/") }) { $0.split(separator: "/")[1] }
            .mapValues { $0.reduce(into: Set()) { $0.formUnion(Self.topics(in: texts[$1] ?? "")) } }
        var (problems, seen): ([String], Set<String>) = ([], [])
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
            guard let folder = (folders + foldersOfTraits).first(where: path.hasPrefix) else { continue }
            // `Merge+Collection.swift` belongs to Merge, and so do all files of a folder `Merge`.
            let child = path.dropFirst(folder.count).prefix { $0 != "/" && $0 != "+" }
            let name = child.hasSuffix(".swift") ? String(child.dropLast(".swift".count)) : String(child)
            if foldersOfTraits.contains(folder) {
                let method = name.prefix(1).lowercased() + name.dropFirst()
                if text.matches("\\bpublic func \(method)[<(]").isEmpty { continue }
            }
            let isFolder = path.hasPrefix("\(folder)\(name)/")
            guard name != "Internal", seen.insert(folder + name).inserted else { continue }

            let (module, place) = (folder.split(separator: "/")[1], folder.split(separator: "/")[2])
            let tests = ["", "\(name)/"].map { "Tests/\(module)Tests/\(place)/\($0)\(name)Tests.swift" }
            if let test = tests.compactMap({ texts[$0] }).first {
                if !test.contains("ContractViolations"), folders.contains(folder), unsigned[name] == nil {
                    problems.append("\(name) doesn't sign the contract of all operators in \(tests[0]): step 3")
                }
            } else {
                problems.append("\(name) has no test \(tests[0]): step 3")
            }
            let link = "](../\(folder)\(name)\(isFolder ? "" : ".swift"))"
            if texts[index]?.contains(link) != true {
                problems.append("\(name) has no entry \(link) in the index: step 5")
            }
            if topics[module]?.contains(name) != true {
                problems.append("\(name) has no topic line in \(module): step 5")
            }
        }
        return (problems, seen.count)
    }

    /// The operators' names for the topic lines of a page.
    ///
    /// ``- ``ObservableType/take(until:)`` `` is `Take` and `TakeUntil`. The instance forms of `catch` and the like are
    /// properties of callable types: `CatchOperator`.
    private static func topics(in page: String) -> Set<String> {
        let lines = page.matches(#"^[ \t]*-[ \t]+``(?:[^`(]*?(\w+)Operator/call|(?:[^`(]*/)?(\w+)(?:\((?:_:)*(\w*))?)"#)
        return lines.reduce(into: []) { names, line in
            let words = line.groups.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
            names.formUnion([words[0], words[1], words[1] + words[2]])
        }
    }

    /// Entries of the index that aren't in alphabetical order, section by section, or whose aspects aren't in theirs.
    private static func problems(inIndex text: String) -> [Int] {
        var (found, previous): ([Int], String) = ([], "")
        for entry in text.matches(#"^(?:- \[`([^`]+)`\](.*(?:\n  .*)*)|[^ \n].*)"#) {
            let name = entry.groups[1].lowercased()
            let said = String(entry.groups[2]).matches(#"(?:<br>|· |·\n  )\*(\w+)\*"#).map { String($0.groups[1]) }
            // What is usual isn't said.
            let isInOrder = said == ["completes", "fails", "scheduler", "keeps"].filter(said.contains)
            if !isInOrder || !name.isEmpty && name < previous { found.append(entry.line) }
            previous = name
        }
        return found
    }

    @Test func `each operator has its test, which signs the contract, its entry in the index and its topic line`() {
        let (problems, count) = Self.problems(in: Repository.current.texts)
        #expect(count > 140)
        for problem in problems { Issue.record("\(problem) in CONTRIBUTING.md.") }
        let index = Repository.current.text(Self.index)
        for line in Self.problems(inIndex: index) {
            Issue.record(
                "\(Self.index):\(line): not in alphabetical order, or *completes*, *fails* and so on aren't in theirs."
            )
        }
    }

    @Test(
        arguments: [
            ("RxObservable/Operators/Map.swift", "map(_:)", []),
            ("RxObservable/Operators/TakeUntil.swift", "take(until:)", []),
            ("RxObservable/Operators/ObserveOn.swift", "observe(on:)-8hj2k", []),
            ("RxObservable/Operators/Catch.swift", "CatchOperator/callAsFunction(_:)", []),
            ("RxObservable/Operators/Do.swift", "do(onNext:afterNext:)", []),
            ("RxSubjects/Sharing/Internal/Hub.swift", "", []), ("RxTraits/Single/Single+Operators.swift", "", []),
            ("RxTraits/Single/First.swift", "first()", []),
            ("RxObservable/Operators/Map.swift", "flatMap(_:)", ["Map has no topic line in RxObservable: step 5"]),
            ("RxObservable/Operators/Map.swift", "", ["Map has no topic line in RxObservable: step 5"]),
        ]
    )
    func `a topic line is read as the operator's name`(path: String, topic: String, problems: [String]) throws {
        let parts = path.split(separator: "/")
        let name = try #require(parts.last).dropLast(".swift".count)
        let texts = [
            "Sources/\(path)": "    public func first() -> Single<Element?> {",
            "Tests/\(parts[0])Tests/\(parts[1])/\(name)Tests.swift": "#expect(operatorContractViolations { $0 } == [])",
            "Sources/\(parts[0])/A.docc/A.md": topic.isEmpty ? "See ``ObservableType/map(_:)``." : "- ``A/\(topic)``",
            Self.index: "- [`a`](../Sources/\(path)): A",
        ]
        #expect(Self.problems(in: texts).problems == problems)
    }

    @Test func `a missing part of an operator is found`() {
        let (file, folder) = ("Sources/RxExtras/Operators/Not.swift", "Sources/RxExtras/Operators/Not/Not.swift")
        #expect(
            Self.problems(in: [file: ""]).problems.map { $0.suffix(7) }
                == [": step 3", ": step 5", ": step 5"].map { $0.suffix(7) }
        )
        let found = Self.problems(
            in: [
                folder: "", "Sources/RxExtras/Operators/Not/NotState.swift": "", Self.index: "[`not`](../\(file))",
                "Tests/RxExtrasTests/Operators/Not/NotTests.swift": "#expect(true)",
                "Sources/RxExtras/RxExtras.docc/RxExtras.md": "  - ``ObservableType/not()``",
            ]
        )
        #expect(found.count == 1)
        #expect(
            found.problems.count == 2 && found.problems[0].contains("doesn't sign")
                && found.problems[1].contains("index")
        )
    }

    @Test func `an entry out of order and an incomplete entry are found`() {
        let aspects = "\n  <br>*completes* b · *fails* c · *scheduler* d ·\n  *keeps* e"
        let rows = ["map", "merge", "flatMap"].map { "- [`\($0)`](a): A\(aspects)" }
        #expect(Self.problems(inIndex: rows.joined(separator: "\n\n")) == [9])
        #expect(Self.problems(inIndex: "\(rows[0])\n## Another\n\(rows[2])") == [])
        #expect(Self.problems(inIndex: "\(rows[0])\n" + rows[1].replacing("*fails* c · ", with: "")) == [])
        #expect(Self.problems(inIndex: "\(rows[0])\n" + rows[1].replacing("*fails* c", with: "*keeps* c")) == [4])
    }
}
