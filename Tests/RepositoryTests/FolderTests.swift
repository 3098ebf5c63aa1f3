import Foundation
import Testing

/// The folders of a module have an order, as the modules have: if one uses a type of another, that one uses none of its
/// types.
///
/// It checks only names of types: the name of a function or of an extension's member may not be unique.
struct FolderTests {
    /// Folders that count as one here, by module, and why.
    private static let joined: [String: Set<String>] = [
        // A sequence is subscribed to with a sink, a node is a sequence, and both can describe themselves.
        "RxObservable": ["", "Pipeline", "Instrumentation"],
        // Each of the three has conversions to the others.
        "RxTraits": ["PrimitiveSequence", "Single", "Maybe", "Completable"],
    ]
    private static let modules = Set(
        Repository.current.swift(under: "Sources/").map { $0.path.split(separator: "/")[1] }
    ).map(String.init).sorted()

    /// For each folder that uses a type of another: a place and a type.
    private static func uses(
        in files: [(path: String, text: String)],
        of module: String
    ) -> [[String]: (path: String, type: Substring)] {
        let declaration = #"\b(?:class|struct|enum|protocol|actor|typealias) (\w+)"#
        // Generated files are left out: the program that writes forms decides where they are.
        let files = files.filter { !$0.path.contains("/Generated/") }.map { path, text in
            let code = text.replacingOccurrences(of: "//.*", with: "", options: .regularExpression)
            let folder = String(path.split(separator: "/").dropFirst(2).dropLast().first ?? "")
            // `Internal` files belong to the module itself.
            let home = joined[module].flatMap { $0.contains(folder) ? "" : nil } ?? (folder == "Internal" ? "" : folder)
            return (path: path, code: code, folder: home)
        }
        var homes: [Substring: String] = [:]
        for file in files {
            // Other files see types that are neither nested nor private.
            for match in file.code.matches("^(?! |.*private ).*?" + declaration) {
                homes[match.groups[1]] = file.folder
            }
        }
        var uses: [[String]: (path: String, type: Substring)] = [:]
        for file in files {
            let own = Set(file.code.matches(declaration).map { $0.groups[1] })
            let words = Set(file.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            for word in words.subtracting(own) {
                guard let other = homes[word], other != file.folder else { continue }
                uses[[file.folder, other]] = (file.path, word)
            }
        }
        return uses
    }

    /// The uses that form a ring of folders.
    private static func rings(in files: [(path: String, text: String)], of module: String) -> [(String, Substring)] {
        let uses = uses(in: files, of: module)
        func leads(_ start: String, to end: String) -> Bool {
            var (seen, open): (Set, [String]) = ([start], [start])
            while let folder = open.popLast() {
                if folder == end { return true }
                for use in uses.keys where use[0] == folder && seen.insert(use[1]).inserted { open.append(use[1]) }
            }
            return false
        }
        return uses.filter { leads($0.key[1], to: $0.key[0]) }.map { ($0.value.path, $0.value.type) }
    }

    @Test(arguments: modules) func `the folders of a module form no cycle`(module: String) {
        for (path, type) in Self.rings(in: Repository.current.swift(under: "Sources/\(module)/"), of: module) {
            Issue.record("\(path): `\(type)` is named here, and the folder of that type needs this one.")
        }
    }

    @Test func `the dependencies of the engine's folders are found`() {
        let uses = Self.uses(in: Repository.current.swift(under: "Sources/RxObservable/"), of: "RxObservable")
        for pair in [["Async", ""], ["Creation", "Families"], ["Operators", "Families"], ["Main", "Operators"]] {
            #expect(uses[pair] != nil, "\(pair)")
        }
    }

    @Test(
        arguments: [
            (["One/B": "final class B {}\nlet c = C()", "Two/C": "struct C {\n    let b: B\n}"], ["One/B", "Two/C"]),
            (["B": "class B: C {}", "Two/C": "class C { var b: B? }"], ["B", "Two/C"]),
            (
                [
                    "One/B": "enum B { case c(C) }", "Two/C": "enum C { case d(D) }", "Three/D": "enum D { case b(B) }",
                    "Four/E": "struct E { var b: B }",
                ], ["One/B", "Three/D", "Two/C"]
            ),
            (["Single/B": "struct B { let c: C }", "Maybe/C": "struct C { let b: B? }"], ["Maybe/C", "Single/B"]),
            (["One/B": "struct B {}", "Two/C": "struct C { let b: B }"], []),
            (["B": "struct B { let c: C }", "Internal/C": "struct C { let b: B? }"], []),
            (["One/B": "struct B { let c: C }", "One/Internal/C": "enum C { case b(B) }"], []),
            (["One/B": "struct B { let c: C }", "Two/C": "struct C {} // B"], []),
            (["One/B": "struct B { let c: C }", "Two/C": "private struct B {}\nstruct C { let b: B }"], []),
            (["One/B": "struct B {\n    struct D {}\n    let c: C\n}", "Two/C": "struct C { let d: D }"], []),
            (["One/B": "struct B { let c: C }", "Generated/C": "struct C { let b: B }"], []),
        ]
    )
    func `folders that name each other's types are found`(files: [String: String], found: [String]) {
        func rings(_ module: String) -> [String] {
            Self.rings(in: files.map { ("Sources/\(module)/\($0).swift", $1) }, of: module)
                .map { String($0.0.dropFirst("Sources/\(module)/".count).dropLast(".swift".count)) }.sorted()
        }
        #expect(rings("A") == found)
        if found.contains("Single/B") { #expect(rings("RxTraits") == []) }
    }
}
