/// The folders of a module have an order, as the modules have: if one names a type of another, that one names none of its.
///
/// It looks at names of types alone. A function or a member of an extension is found by no name that is sure to be its.
enum FolderRule {
    /// Folders that are one for this rule, by module, and why.
    static let joined: [String: [Set<String>]] = [
        // A sequence is subscribed to with a sink, a node is a sequence, and both can describe themselves.
        "RxObservable": [["", "Pipeline", "Instrumentation"]],
        // Each of the three has conversions to the others.
        "RxTraits": [["PrimitiveSequence", "Single", "Maybe", "Completable"]],
    ]

    /// That a folder names a type of another one.
    struct Use: Hashable {
        let folder: String
        let other: String
    }

    /// What names what among the folders of a module: a place and a type for each pair.
    static func uses(in files: [SourceFile], of module: String) -> [Use: (path: String, type: String)] {
        var homes: [Substring: String] = [:]
        for file in files where !isGenerated(file) {
            for type in typesDeclared(in: file.swift.code) { homes[type] = folder(of: file, module) }
        }
        var uses: [Use: (path: String, type: String)] = [:]
        for file in files where !isGenerated(file) {
            let folder = folder(of: file, module)
            for word in words(of: file.swift.code).subtracting(allTypes(in: file.swift.code)) {
                guard let other = homes[word], other != folder else { continue }
                uses[Use(folder: folder, other: other)] = (file.path, String(word))
            }
        }
        return uses
    }

    /// The uses that are part of a ring of folders.
    static func violations(in files: [SourceFile], of module: String) -> [Violation] {
        let uses = uses(in: files, of: module)
        let next = Dictionary(grouping: uses.keys, by: \.folder).mapValues { $0.map(\.other) }
        func leads(_ start: String, to end: String) -> Bool {
            var seen: Set = [start]
            var open = [start]
            while let folder = open.popLast() {
                if folder == end { return true }
                for other in next[folder] ?? [] where seen.insert(other).inserted { open.append(other) }
            }
            return false
        }
        return uses.filter { leads($0.key.other, to: $0.key.folder) }.map { use, found in
            Violation(
                found.path,
                "`\(found.type)` of \(module)/\(use.other) is named here, and that folder needs \(module)/\(use.folder)."
            )
        }
    }

    /// The folder of a file in its module, with all that is below: what is `Internal` belongs to the module itself, and
    /// folders that are joined have the name of one of them.
    private static func folder(of file: SourceFile, _ module: String) -> String {
        let folder = file.components.dropFirst(2).dropLast().first ?? ""
        return joined[module]?.first { $0.contains(folder) }?.min() ?? (folder == "Internal" ? "" : folder)
    }

    /// Forms of operators, and twins of other files: they stand where the table puts them.
    private static func isGenerated(_ file: SourceFile) -> Bool {
        file.components.contains("Generated")
    }

    /// The types that a file declares for others: those that are no member of another type, and aren't private.
    private static func typesDeclared(in code: String) -> [Substring] {
        code.numberedLines.compactMap { _, line in
            line.hasPrefix(" ") || line.contains("private ") ? nil : type(declaredIn: line)
        }
    }

    /// All types that a file declares: in it, their names are theirs.
    private static func allTypes(in code: String) -> Set<Substring> {
        Set(code.numberedLines.compactMap { _, line in type(declaredIn: line) })
    }

    private static func type(declaredIn line: Substring) -> Substring? {
        // The pattern is slow in a debug build, and most lines don't have a word of it.
        guard ["class ", "struct ", "enum ", "protocol ", "actor ", "typealias "].contains(where: line.contains) else {
            return nil
        }
        return line.firstMatch(of: /\b(?:class|struct|enum|protocol|actor|typealias) (\w+)/)?.1
    }

    /// The words that begin like a type's name.
    private static func words(of code: String) -> Set<Substring> {
        let parts = code.utf8.split { byte in
            !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
        }
        return Set(
            parts.lazy.filter { part in
                part.first.map { $0 < UInt8(ascii: "a") } ?? false
            }.map { Substring($0) }
        )
    }
}
