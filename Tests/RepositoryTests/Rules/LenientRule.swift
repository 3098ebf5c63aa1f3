/// A client in Swift 5 mode calls each lenient form, and is built and run.
///
/// Nothing else proves that one can be called where the strict form stands beside it, and that it doesn't find itself
/// where it means that one, which ends on a full stack. What counts is the name: the elements of such a call aren't
/// `Sendable`, so that no other form takes them.
enum LenientRule {
    /// Names that no call shows, and why.
    static let reasons: [String: String] = [
        "callAsFunction": "`catch` and `zip(with:)` are called by the names of the properties that give the operator.",
        "subscript": "It is called by the name of the property that a binder sets.",
        "_mainThreadPromise": "A requirement that only the library asks for.",
    ]

    /// The lenient names of a file that the clients don't call.
    static func violations(
        in file: SourceFile,
        calls: Set<Substring>,
        reasons: [String: String] = reasons
    ) -> [Violation] {
        names(in: file).filter { !calls.contains($0.name) && reasons[String($0.name)] == nil }.map { number, name in
            Violation(file.path, line: number, "`\(name)` is lenient, and no test of RxSwiftClient calls it.")
        }
    }

    /// Reasons for names that aren't lenient, or are called after all.
    static func idleReasons(
        in files: [SourceFile],
        calls: Set<Substring>,
        reasons: [String: String] = reasons
    ) -> [String] {
        let missing = Set(files.flatMap(names).map(\.name)).subtracting(calls)
        return reasons.keys.filter { !missing.contains($0[...]) }.sorted()
    }

    /// What the files mention behind a dot, or as a type, or between spaces, as operators are.
    static func calls(in files: [SourceFile]) -> Set<Substring> {
        files.reduce(into: []) { calls, file in
            for call in file.swift.code.matches(of: /\.`?(\w+)|\b([A-Z]\w+)| ([=!<>+]{3})\s/) {
                guard let name = call.1 ?? call.2 ?? call.3 else { continue }
                calls.insert(name)
            }
        }
    }

    /// What is obsolete in Swift 6: functions and properties by their names, initialisers by those of their types.
    static func names(in file: SourceFile) -> [(number: Int, name: Substring)] {
        // Most files have none; patterns are slow in debug builds.
        guard file.module != nil, file.swift.code.contains("obsoleted: 6.0") else { return [] }
        var names: [(number: Int, name: Substring)] = []
        var type: Substring = ""
        var isLenient = false
        for (number, line) in file.swift.code.numberedLines {
            let head = /(?:public |final )*(?:extension|class|struct|enum) ([\w.]+)/
            if line.first != " ", let opening = line.prefixMatch(of: head) {
                type = opening.1.split(separator: ".").last ?? opening.1
            }
            if line.contains("obsoleted: 6.0") { isLenient = true }
            guard isLenient, line.contains("public ") else { continue }
            let declaration = /\b(?:func|var|struct|enum) `?([\w=]+)`?|\b(init)\b|\b(subscript)\b/
            guard let name = line.firstMatch(of: declaration) else { continue }
            isLenient = false
            names.append((number, name.2 == nil ? name.1 ?? name.3 ?? "" : type))
        }
        return names
    }
}
