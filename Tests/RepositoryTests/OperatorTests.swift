import Testing

/// An operator has a test of its name, which signs the contract of all operators.
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
        "ConcatMap": "Its closure is asynchronous.",
        "Once": "It is another sequence for the first subscriber than for those that follow.",
        "RefCount": "It is an operator of connectable sequences; `share` signs for it.",
        "SubscribePressure": "It is a subscription.",
        "SubscribeWeak": "It is a subscription.",
        "Values": "It is an asynchronous sequence.",
    ]

    /// The missing parts of each operator among some files, and the number of operators.
    private static func problems(in texts: [String: String]) -> (problems: [String], count: Int) {
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
            guard name != "Internal", seen.insert(folder + name).inserted else { continue }

            let (module, place) = (folder.split(separator: "/")[1], folder.split(separator: "/")[2])
            let tests = ["", "\(name)/"].map { "Tests/\(module)Tests/\(place)/\($0)\(name)Tests.swift" }
            if let test = tests.compactMap({ texts[$0] }).first {
                if !test.contains("ContractViolations"), folders.contains(folder), unsigned[name] == nil {
                    problems.append("\(name) doesn't sign the contract of all operators in \(tests[0]): step 2")
                }
            } else {
                problems.append("\(name) has no test \(tests[0]): step 2")
            }
        }
        return (problems, seen.count)
    }

    @Test func `each operator has its test, which signs the contract`() {
        let (problems, count) = Self.problems(in: Repository.current.texts)
        #expect(count > 140)
        for problem in problems { Issue.record("\(problem) in CONTRIBUTING.md.") }
    }

    @Test(
        arguments: [
            ("RxObservable/Operators/Map.swift", 1), ("RxSubjects/Sharing/Internal/Hub.swift", 0),
            ("RxTraits/Single/Single+Operators.swift", 0), ("RxTraits/Single/First.swift", 1),
        ]
    )
    func `a file of an operator is found`(path: String, count: Int) {
        let found = Self.problems(in: ["Sources/\(path)": "    public func first() -> Single<Element?> {"])
        #expect(found.count == count)
        #expect(found.problems.count == count)
    }

    @Test func `a missing part of an operator is found`() {
        let files = ["Not.swift", "NotState.swift"].map { ("Sources/RxExtras/Operators/Not/\($0)", "") }
        let test = "Tests/RxExtrasTests/Operators/Not/NotTests.swift"
        let texts = Dictionary(uniqueKeysWithValues: files)
        #expect(Self.problems(in: texts).problems.first?.contains("has no test") == true)
        let found = Self.problems(in: texts.merging([test: "#expect(true)"]) { $1 })
        #expect(found.count == 1)
        #expect(found.problems.map { $0.contains("doesn't sign") } == [true])
        let signed = "#expect(operatorContractViolations { $0 } == [])"
        #expect(Self.problems(in: texts.merging([test: signed]) { $1 }).problems == [])
    }
}
