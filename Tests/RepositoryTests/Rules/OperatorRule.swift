/// One name, four places: an operator's file, its test, its entry in the index, and its line in the DocC topics.
enum OperatorRule {
    /// The folders whose entries are operators.
    static let folders = [
        "Sources/RxObservable/Creation", "Sources/RxObservable/Operators", "Sources/RxSubjects/Sharing",
        "Sources/RxExtras/Operators", "Sources/RxTracing/Operators",
    ]

    /// The folders of traits, where a file is an operator if it has a method of its name: `First.swift` has `first`.
    static let foldersOfTraits = ["Single", "Maybe", "Completable", "PrimitiveSequence"].map {
        "Sources/RxTraits/\($0)"
    }

    /// Where the index of all operators is.
    static let index = "Documentation/Operators.md"

    /// An operator: a file of its name, or a folder of its name with several.
    struct Entry: Hashable {
        // For example `TakeUntil`.
        let name: String
        // `Sources/RxObservable/Operators/TakeUntil.swift`, or the folder.
        let path: String
        // `Tests/RxObservableTests/Operators/TakeUntilTests.swift`; in a folder, if the operator has one.
        let tests: [String]
        // `Sources/RxObservable/RxObservable.docc/`
        let catalogue: String
    }

    /// Finds the operators among the paths of a repository.
    ///
    /// `Merge+Collection.swift` belongs to Merge, and a folder `Internal` holds none.
    ///
    /// - Parameters:
    ///   - paths: The paths.
    ///   - code: The code of the file at a path.
    /// - Returns: The operators.
    static func entries(in paths: [String], code: (String) -> String = { _ in "" }) -> Set<Entry> {
        Set(
            paths.compactMap { path in
                guard let entry = entry(of: path) else { return nil }
                guard foldersOfTraits.contains(where: path.hasPrefix) else { return entry }
                let method = entry.name.prefix(1).lowercased() + entry.name.dropFirst()
                return methods(in: code(path)).contains(method) ? entry : nil
            }
        )
    }

    private static func methods(in code: String) -> Set<String> {
        Set(code.matches(of: /\bpublic func (\w+)[<(]/).map { String($0.1) })
    }

    private static func entry(of path: String) -> Entry? {
        guard
            path.hasSuffix(".swift"),
            let folder = (folders + foldersOfTraits).first(where: { path.hasPrefix($0 + "/") }),
            let child = path.dropFirst(folder.count + 1).split(separator: "/").first,
            child != "Internal"
        else {
            return nil
        }
        let isFile = child.hasSuffix(".swift")
        let name = isFile ? String(child.dropLast(".swift".count).prefix { $0 != "+" }) : String(child)
        let module = folder.split(separator: "/")[1]
        let tests = "Tests/\(module)Tests/\(folder.split(separator: "/")[2])"
        return Entry(
            name: name,
            path: isFile ? "\(folder)/\(name).swift" : "\(folder)/\(name)",
            tests: ["\(tests)/\(name)Tests.swift", "\(tests)/\(name)/\(name)Tests.swift"],
            catalogue: "Sources/\(module)/\(module).docc/"
        )
    }

    static func violations(of entry: Entry, paths: Set<String>, index: String, topics: Set<String>) -> [Violation] {
        var found: [Violation] = []
        if !entry.tests.contains(where: paths.contains) {
            found.append(
                Violation(entry.path, "\(entry.name) has no test \(entry.tests[0]): step 5 in CONTRIBUTING.md.")
            )
        }
        if !index.contains("](../\(entry.path))") {
            found.append(
                Violation(
                    Self.index,
                    "\(entry.name) has no entry, with a link to ../\(entry.path): step 7 in CONTRIBUTING.md."
                )
            )
        }
        if !topics.contains(entry.name) {
            found.append(
                Violation(
                    entry.catalogue,
                    "\(entry.name) has no topic line in a page of this catalogue: step 8 in CONTRIBUTING.md."
                )
            )
        }
        return found
    }

    /// Operators whose tests can't sign the contract of all operators with the kit of `RxTest`, and why.
    static let unsigned = [
        "AutoConnect": "It is an operator of connectable sequences.",
        "Cache": "It doesn't dispose of its source when the last subscriber leaves.",
        "Once": "It is another sequence for the first subscriber than for those that follow.",
        "RefCount": "It is an operator of connectable sequences; `share` signs for it.",
        "SubscribePressure": "It is a subscription.",
        "SubscribeWeak": "It is a subscription.",
        "Values": "It is an asynchronous sequence.",
    ]

    /// Says that a test doesn't sign the contract of all operators.
    static func signatureViolations(of entry: Entry, test: String) -> [Violation] {
        guard unsigned[entry.name] == nil, !test.contains("ContractViolations") else { return [] }
        return [
            Violation(
                entry.tests[0],
                "\(entry.name) doesn't sign the contract of all operators: `operatorContractViolations`, as step 5 in "
                    + "CONTRIBUTING.md has it."
            )
        ]
    }

    /// The operators' names that the topic lines of a DocC page stand for.
    ///
    /// A topic line is ``- ``ObservableType/take(until:)`` ``, and it stands for `Take` and for `TakeUntil`.
    static func topics(in page: String) -> Set<String> {
        let topic = /^[ \t]*-[ \t]+``[^`(]*?(?<base>\w+)(?:\((?<labels>[^)]*)\))?(?:-[^`]*)?``/
        return Set(
            page.matches(of: topic.anchorsMatchLineEndings()).flatMap { match -> [String] in
                // The instance forms of `catch`, `merge` and the like are properties of callable types: `CatchOperator`.
                if match.base == "callAsFunction", let type = match.0.split(separator: "/").dropLast().last {
                    return [String(type.prefix(while: { $0 != "O" }))]
                }
                let base = match.base.capitalizingFirst
                let label = match.labels?.split(separator: ":").first { $0 != "_" }
                return [base, base + (label?.capitalizingFirst ?? "")]
            }
        )
    }

    /// What an entry of the index says, behind what the operator emits.
    static let aspects = ["completes", "fails", "scheduler", "keeps"]

    /// Entries that don't say all of it, in this order.
    static func incompleteEntries(inIndex text: String) -> [Violation] {
        let item = /^- \[`(?<name>[^`]+)`\](?<text>.*(?:\n  .*)*)/.anchorsMatchLineEndings()
        return text.matches(of: item).compactMap { match in
            let said = match.text.matches(of: /(?:<br>|· |·\n  )\*(\w+)\*/).map { String($0.1) }
            return said == aspects
                ? nil
                : Violation(
                    index,
                    line: text.lineNumber(of: match.range.lowerBound),
                    "`\(match.name)` says \(said.joined(separator: ", ")), not \(aspects.joined(separator: ", "))."
                )
        }
    }

    /// The entries of the index are in alphabetical order, section by section.
    static func orderViolations(inIndex text: String) -> [Violation] {
        var previous = ""
        return text.numberedLines.compactMap { line in
            // Below an entry's first line, or a heading's.
            if line.text.hasPrefix("  ") || line.text.isEmpty { return nil }
            guard let match = line.text.prefixMatch(of: /- \[`(?<name>[^`]+)`\]/) else {
                previous = ""
                return nil
            }
            defer { previous = match.name.lowercased() }
            return match.name.lowercased() < previous
                ? Violation(index, line: line.number, "`\(match.name)` is not in alphabetical order.") : nil
        }
    }
}

extension Substring {
    fileprivate var capitalizingFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
